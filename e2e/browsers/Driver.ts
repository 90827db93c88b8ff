/** How a reader's browser is set up. */
export type Setup =
  | 'usual'
  /** The system is set to dark. */
  | 'darkSystem'
  /** The reader has refused that sites keep anything. */
  | 'noStorage'
  /** Without `popover` and `text-autospace`, as engines were until lately. */
  | 'olderEngine';

/** Roles that flows look for. */
export type Role =
  | 'banner'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'main'
  | 'navigation'
  | 'searchbox'
  | 'status'
  /** No role of its own in ARIA: the element, whatever its name. */
  | 'summary'
  | 'tab'
  | 'tablist'
  | 'tabpanel';

export type Key =
  'ArrowDown' | 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Tab' | 'Paste';

/** A function that runs in the page: it sees its argument and nothing else. */
export type PageFunction<Given extends unknown[], Result> = (
  ...given: Given
) => Result;

/** An element on screen. */
export interface Found {
  /** With the mouse, at its middle, scrolled into sight first. */
  click(): Promise<void>;
  evaluate<Result>(read: PageFunction<[Element], Result>): Promise<Result>;
}

/** One window of one reader, who has not been on the site before. */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** What is on screen with this role and name. */
  find(role: Role, name?: string, within?: Found): Promise<Found[]>;
  /** Into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  evaluate<Given, Result>(
    read: PageFunction<[Given], Result>,
    given: Given,
  ): Promise<Result>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Errors that the engine lets us hear of, so far. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export type EngineName = 'firefox' | 'webkit';

export interface Engine {
  /** With its version. */
  name: string;
  visit(setup: Setup, width: number, height: number): Promise<Driver>;
  stop(): Promise<void>;
}
