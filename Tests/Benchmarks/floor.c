/* The least that a durable change of one file costs: lock a file beside it, read it, write a
   temporary file, fsync it, rename it, fsync the folder. No parsing, no rules: what `scoreboard`
   spends above this is its own. Every call is checked, for a step that fails looks fast. */
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Ends the program with the step's name and the reason if the step has failed. */
static long checked(long answer, const char *step) {
  if (answer < 0) {
    perror(step);
    exit(1);
  }
  return answer;
}

int main(int count, char **words) {
  char beside[PATH_MAX], fresh[PATH_MAX], folder[PATH_MAX];
  if (count != 2 || snprintf(beside, PATH_MAX, "%s.lock", words[1]) >= PATH_MAX) {
    fprintf(stderr, "usage: floor FILE\n");
    return 64;
  }
  snprintf(fresh, PATH_MAX, "%s.new", words[1]);
  snprintf(folder, PATH_MAX, "%s", words[1]);

  int lock = checked(open(beside, O_RDWR | O_CREAT, 0644), "open the lock");
  checked(flock(lock, LOCK_EX), "flock");

  int file = checked(open(words[1], O_RDONLY), "open the file");
  struct stat facts;
  checked(fstat(file, &facts), "fstat");
  long size = facts.st_size, done, part;
  char *bytes = malloc(size + 1);
  checked(bytes ? 0 : -1, "malloc");
  for (done = 0; done < size; done += part)
    if ((part = checked(read(file, bytes + done, size - done), "read")) == 0) {
      fprintf(stderr, "read: the file has become shorter\n");
      return 1;
    }
  checked(close(file), "close the file");

  file = checked(open(fresh, O_WRONLY | O_CREAT | O_TRUNC, 0644), "open the new file");
  for (done = 0; done < size; done += part)
    part = checked(write(file, bytes + done, size - done), "write");
  checked(fsync(file), "fsync the new file");
  checked(close(file), "close the new file");
  checked(rename(fresh, words[1]), "rename");

  int place = checked(open(dirname(folder), O_RDONLY | O_DIRECTORY), "open the folder");
  checked(fsync(place), "fsync the folder");
  checked(close(place), "close the folder");
  checked(close(lock), "close the lock");
  return 0;
}
