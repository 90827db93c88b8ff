import { readNavigation } from '../content-model/readNavigation.ts';
import type { NavSection } from '../site/navigation.ts';

/** The navigation, which writers change while `npm run dev` runs. */
export class LiveNavigation {
  /** Where it's written; a navigation without a file stays as it is. */
  readonly file: string | undefined;
  readonly #warn: (message: string) => void;
  #sections: readonly NavSection[];
  #said = '';

  constructor(
    written: {
      navigation: readonly NavSection[];
      navigationFile: string | undefined;
    },
    warn: (message: string) => void,
  ) {
    this.file = written.navigationFile;
    this.#sections = written.navigation;
    this.#warn = warn;
  }

  /** As it was when last read. */
  get sections(): readonly NavSection[] {
    return this.#sections;
  }

  /** As it is now. If nothing can read it, it stays as it was. */
  async read(): Promise<readonly NavSection[]> {
    if (this.file === undefined) return this.#sections;
    try {
      this.#sections = await readNavigation(this.file);
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

  /** Its file, and what is made from it as it is now. */
  shownAs<T>(make: (sections: readonly NavSection[]) => T) {
    return { file: this.file, read: async () => make(await this.read()) };
  }
}
