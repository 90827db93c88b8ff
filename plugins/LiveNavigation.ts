import { readNavigation } from '../content-model/readNavigation.ts';
import type { Navigation } from './createNavigation.ts';

/** The navigation, which writers change while `npm run dev` runs. */
export class LiveNavigation {
  /** Where it's written; a navigation without a file stays as it is. */
  readonly file: string | undefined;
  readonly #warn: (message: string) => void;
  #sections: Navigation;
  #said = '';

  constructor(
    written: {
      navigation: Navigation;
      navigationFile: string | undefined;
    },
    warn: (message: string) => void,
  ) {
    this.file = written.navigationFile;
    this.#sections = written.navigation;
    this.#warn = warn;
  }

  /** As it was when last read. */
  get sections(): Navigation {
    return this.#sections;
  }

  /** As it is now. If nothing can read it, it stays as it was. */
  async read(): Promise<Navigation> {
    if (this.file === undefined) return this.#sections;
    try {
      this.#sections = await readNavigation<Navigation>(this.file);
      this.#said = '';
    } catch (error) {
      const message =
        `${this.file} can't be read, so the navigation stays as it was: ` +
        `${error instanceof Error ? error.message : String(error)}. Correct the file; the server goes on.`;
      // Two modules ask for the same change.
      if (message !== this.#said) this.#warn(message);
      this.#said = message;
    }
    return this.#sections;
  }

  /** The file, and a function that reads it again and converts it. */
  shownAs<T>(make: (sections: Navigation) => T) {
    return { file: this.file, read: async () => make(await this.read()) };
  }
}
