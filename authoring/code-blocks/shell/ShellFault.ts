/** What's wrong with a command, and which rule reports it. */
export interface ShellFault {
  rule: 'shell-command' | 'shell-flag' | 'shell-package';
  what: string;
}
