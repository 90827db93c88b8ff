export type Setup =
  | 'usual'
  /** The system prefers dark colors. */
  | 'darkSystem'
  /** The reader has blocked cookies and storage. */
  | 'noStorage'
  /** Without `popover` and `text-autospace`, which engines got only recently. */
  | 'olderEngine';

/** Something on the page, as a reader would name it. */
export interface Target {
  role: keyof typeof selectors;
  name?: string;
  within?: Target;
}

export type Key =
  'ArrowDown' | 'ArrowRight' | 'End' | 'Enter' | 'Escape' | 'Tab' | 'Paste';

/** A visible element. */
export interface PageElement {
  /** Clicks its center, scrolling it into view first. */
  click(): Promise<void>;
  evaluate<Result>(read: (element: Element) => Result): Promise<Result>;
}

/**
 * One window, for a reader who has never visited the site. A function for the page is
 * sent as text, so it sees its argument and nothing else.
 */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Every match that is visible now. */
  all(target: Target): Promise<PageElement[]>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  readWith<Given, Result>(
    given: Given,
    read: (given: Given) => Result,
  ): Promise<Result>;
  /** A screenshot of the window, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** The errors that the engine has reported so far. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Browser {
  /** Opens a window that shares nothing with those before it. */
  open(width: number, height: number): Promise<Driver>;
  close(): Promise<void>;
}

/** The roles that flows look for, each with the elements that may have it. */
export const selectors = {
  banner: 'header',
  button: 'button:not([role]), [role=button]',
  combobox: '[role=combobox]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]:not([role])',
  main: 'main',
  navigation: 'nav',
  searchbox: 'input[type=search]:not([role])',
  status: '[role=status]',
  // ARIA has no such role, and engines give it different ones.
  summary: 'summary',
  tab: '[role=tab]',
  tablist: '[role=tablist]',
  tabpanel: '[role=tabpanel]',
};

/** Runs in the page: the visible elements, whether scrolled into view or not. */
export function listVisible(
  selector: string,
  scope: Element | null,
): Element[] {
  return [...(scope ?? document).querySelectorAll(selector)].filter(element => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true })
    );
  });
}
