/** What is wrong with a command, and which rule says so. */
export interface ShellFault {
  rule: 'shell-command' | 'shell-flag' | 'shell-package';
  what: string;
}
