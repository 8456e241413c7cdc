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
    shell.script.replacing("PROGRAM", with: name)
  }

  /// The answer to a shell's script: a line for each word that may come next; or an empty line, and
  /// the shell's name for files or folders.
  ///
  /// - Parameter words: the words after the program's name up to the cursor, the last perhaps empty;
  ///   for bash `COMP_WORDBREAKS` and the line up to the cursor.
  public func completionLines(
    for words: [String], in shell: CompletionShell, values: Values
  ) -> [String] {
    let isBash = shell == .bash
    let line = BashLine(words.last ?? "", breaks: words.first ?? "")
    let isFile = isBash && line.isRedirected
    switch isFile ? .file : completion(of: isBash ? line.words : words, values: values) {
    case .words(let suggestions) where isBash: return line.quoted(suggestions.map(\.value))
    case .words(let suggestions): return suggestions.map { $0.line(isZsh: shell == .zsh) }
    case .file: return ["", isBash ? "default" : "files"]
    case .folder: return ["", isBash ? "dirnames" : "folders"]
    }
  }
}

extension CompletionShell {
  /// The script, with `PROGRAM` for the name of the program.
  fileprivate var script: String {
    switch self {
    case .bash:
      #"""
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
    case .zsh:
      #"""
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
    case .fish:
      #"""
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
  }
}

extension Suggestion {
  /// The word and its help as zsh or fish takes them.
  fileprivate func line(isZsh: Bool) -> String {
    // `_describe` of zsh takes what follows a colon for the description.
    let word = value.unicodeScalars.reduce(into: "") { word, scalar in
      if isZsh, scalar == ":" || scalar == "\\" { word += "\\" }
      word.unicodeScalars.append(scalar)
    }
    return help.isEmpty || Self.hasControls(help) ? word : word + (isZsh ? ":" : "\t") + help
  }
}
