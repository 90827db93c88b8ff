import type { Page } from '@playwright/test';
import type { Dictionary } from '../../i18n/en.ts';
import type { TestLanguage } from '../support/languages.ts';

/** A reader on a page, in one language. */
export interface Visit {
  page: Page;
  language: TestLanguage;
  words: Dictionary;
  /** The address of a route in the reader's language. */
  to: (route: string) => string;
}

export type Step = (visit: Visit) => Promise<unknown>;

/** A row of the table: what goes wrong, what the reader does, what is seen. */
export interface Fault {
  name: string;
  /** Whether a row that differs only in age is enough for the gate. */
  isNightly?: boolean;
  /** The route where the reader is. */
  at?: string;
  /** Stops the clock, for faults that only time shows. */
  takesTime?: boolean;
  /** Makes the fault before the page is asked for. */
  arrange?: Step;
  /** Whether the page's code never starts, so that nobody waits for it. */
  isStatic?: boolean;
  /** What happens on the living page. */
  act?: Step;
  see: Step;
}

export const START = '/guide/start/quick-start';
export const OTHER = '/guide/basic/typescript';
