/// A shell with completion for the program.
///
/// The shell's script asks the program at every key, so it never belongs to another version. It never
/// evaluates what is typed or offered.
public enum CompletionShell: String, CaseIterable, ArgumentValue, Sendable {
  case bash, zsh, fish
}

extension Program {
  /// The script that completes the program's command lines in a shell.
  public func completionScript(for shell: CompletionShell) -> String {
    let script =
      switch shell {
      case .bash: Self.bash
      case .zsh: Self.zsh
      case .fish: Self.fish
      }
    return script.split(separator: "PROGRAM", omittingEmptySubsequences: false).joined(
      separator: name)
  }

  /// The answer to a shell's script: a line for each word that may come next; or an empty line, and
  /// the shell's name for files or folders.
  ///
  /// - Parameter words: the words after the program's name up to the cursor, the last perhaps empty;
  ///   for bash `COMP_WORDBREAKS` and the line up to the cursor.
  public func completionLines(
    for words: [String], in shell: CompletionShell, values: Values
  ) -> [String] {
    guard shell == .bash else {
      return lines(of: completion(of: words, values: values), in: shell) { shell.line($0) }
    }
    let line = BashLine(words.last ?? "", breaks: words.first ?? "")
    let completion =
      line.isRedirected ? .file : completion(of: line.words, values: values)
    guard case .words(let suggestions) = completion else {
      return lines(of: completion, in: shell) { _ in "" }
    }
    return line.quoted(suggestions.map(\.value))
  }

  private func lines(
    of completion: Completion, in shell: CompletionShell, line: (Suggestion) -> String
  ) -> [String] {
    switch completion {
    case .words(let suggestions): suggestions.map(line)
    case .file: ["", shell == .bash ? "default" : "files"]
    case .folder: ["", shell == .bash ? "dirnames" : "folders"]
    }
  }
}

extension CompletionShell {
  /// A word and its help in the format of the shell.
  fileprivate func line(_ word: Suggestion) -> String {
    let help = Suggestion.hasControls(word.help) ? "" : word.help
    switch self {
    case .bash: return word.value
    case .fish: return help.isEmpty ? word.value : "\(word.value)\t\(help)"
    case .zsh:
      // `_describe` takes what follows a colon for the description.
      let value = word.value.unicodeScalars.reduce(into: "") { text, scalar in
        if scalar == ":" || scalar == "\\" { text += "\\" }
        text.unicodeScalars.append(scalar)
      }
      return help.isEmpty ? value : "\(value):\(help)"
    }
  }
}

extension Program {
  private static let bash = #"""
    # What can be typed after PROGRAM, for bash: source <(PROGRAM completions bash)
    _PROGRAM() {
      mapfile -t COMPREPLY < <(command PROGRAM completions bash -- \
        "$COMP_WORDBREAKS" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
      if [[ ${#COMPREPLY[@]} -gt 1 && -z ${COMPREPLY[0]} ]]; then
        compopt -o "${COMPREPLY[1]}"
        COMPREPLY=()
      fi
    }
    complete -o nosort -F _PROGRAM PROGRAM

    """#

  private static let zsh = #"""
    #compdef PROGRAM
    # What can be typed after PROGRAM, for zsh: as _PROGRAM in a folder of $fpath, or
    # source <(PROGRAM completions zsh)
    _PROGRAM() {
      local -a answer
      answer=("${(@f)$(command PROGRAM completions zsh -- \
        "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
      if [[ -n $answer[1] ]]; then
        _describe -V -t words word answer \
          -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]} l:|=* r:|=*'
      elif [[ -n $answer[2] ]]; then
        compset -P '--*='
        if [[ $answer[2] = folders ]]; then _files -/; else _files; fi
      fi
    }
    if [[ $funcstack[1] = _PROGRAM ]]; then
      _PROGRAM "$@"
    else
      compdef _PROGRAM PROGRAM
    fi

    """#

  private static let fish = #"""
    # What can be typed after PROGRAM, for fish: as PROGRAM.fish in ~/.config/fish/completions
    function __PROGRAM_words
        set -l typed (commandline -opc)
        while string match -q '*=*' -- $typed[1]
            set -e typed[1]
        end
        set -e typed[1]
        set -l raw (commandline -ct)
        set -l last (string unescape -- "$raw"; or string trim -l -c '"\'' -- "$raw")
        set -l answer (command PROGRAM completions fish -- $typed "$last" 2>/dev/null)
        if set -q answer[2]; and test -z "$answer[1]"
            set -l option (string match -r -- '^--[^=]*=' "$last")
            set -l path (string replace -r -- '^--[^=]*=' '' "$last")
            set -l found
            if test "$answer[2]" = folders
                set found (__fish_complete_directories "$path" '')
            else
                set found (__fish_complete_path "$path" '')
            end
            printf '%s\n' "$option"$found
        else if set -q answer[1]
            printf '%s\n' $answer
        end
    end
    complete -c PROGRAM -f -k -a '(__PROGRAM_words)'

    """#
}
