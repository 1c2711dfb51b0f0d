# Runs a program that must not outlive the process that started it, with a pipe as standard input:
# `sh supervise.sh PROGRAM ARGUMENT...`
# When the pipe closes, for whatever reason (an orderly stop, or SIGKILL of the writer), the program is killed.
# The watcher is a separate process, so that the program stays supervised even if this shell alone is killed.
exec 3<&0
"$@" 3<&- </dev/null &
program=$!
{
  cat
  kill -KILL "$program"
} <&3 3<&- >/dev/null 2>&1 &
exec 3<&-
wait "$program"
