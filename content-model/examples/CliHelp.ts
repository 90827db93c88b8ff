/** Flags of a command by their spelling; the value tells what follows, if anything. */
export type CliFlags = Record<string, string>;

/** What the installed command line accepts. */
export interface CliHelp {
  version: string;
  /** Flags by command; '' stands for no command. */
  commands: Record<string, CliFlags>;
}
