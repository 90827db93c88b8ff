# A process that reads memory it doesn't own gets this signal.
node -e "process.kill(process.pid, 'SIGSEGV')"
echo "exit code: $?"
