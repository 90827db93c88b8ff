import type { Driver, Found, Key, PageFunction, Role } from './Driver.ts';
import { eventually } from './eventually.ts';

/** Something on the page, as a reader would name it. */
export interface Target {
  role: Role;
  name?: string;
  within?: Target;
}

function describe({ role, name, within }: Target): string {
  const own = name === undefined ? role : `${role} “${name}”`;
  return within ? `${own} in ${describe(within)}` : own;
}

/** The site in one window: what a flow does, and what it waits for. */
export class SitePage {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Goes to a URL and waits until the page is interactive. */
  async open(path: string): Promise<void> {
    await this.#driver.goto(this.#origin + path);
  }

  async reload(): Promise<void> {
    await this.#driver.reload();
  }

  back(): Promise<void> {
    return this.#driver.back();
  }

  forward(): Promise<void> {
    return this.#driver.forward();
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key);
  }

  read<Result>(read: PageFunction<[], Result>): Promise<Result> {
    return this.#driver.evaluate(read, undefined);
  }

  readWith<Given, Result>(
    given: Given,
    read: PageFunction<[Given], Result>,
  ): Promise<Result> {
    return this.#driver.evaluate(read, given);
  }

  /** All of them that are on screen now. */
  async all({ role, name, within }: Target): Promise<Found[]> {
    if (!within) return this.#driver.find(role, name);
    const [scope] = await this.all(within);
    return scope ? this.#driver.find(role, name, scope) : [];
  }

  /** The first of them, as soon as it is there. */
  async first(target: Target): Promise<Found> {
    await this.shows(target);
    const [found] = await this.all(target);
    if (!found) throw new Error(`${describe(target)} came and went.`);
    return found;
  }

  async click(target: Target): Promise<void> {
    await (await this.first(target)).click();
  }

  /** The link of a list that leads there. */
  async linkTo(path: string, within: Target): Promise<Found> {
    await this.shows({ role: 'link', within });
    for (const link of await this.all({ role: 'link', within })) {
      const href = await link.evaluate(one => one.getAttribute('href'));
      if (href === path) return link;
    }
    throw new Error(`No link in ${describe(within)} leads to ${path}.`);
  }

  async shows(target: Target): Promise<void> {
    await eventually(
      `${describe(target)} is on screen`,
      async () => (await this.all(target)).length > 0,
      true,
    );
  }

  async hides(target: Target): Promise<void> {
    await eventually(
      `how many times ${describe(target)} is on screen`,
      async () => (await this.all(target)).length,
      0,
    );
  }

  /** The part of the address behind the origin becomes this. */
  async isAt(path: string): Promise<void> {
    await eventually(
      'the address',
      async () =>
        (await this.read(() => location.href)).replace(this.#origin, ''),
      path,
    );
  }

  /** Text of the element, without the room around it. */
  async says(target: Target, text: string): Promise<void> {
    await eventually(
      `what ${describe(target)} says`,
      async () => {
        const [found] = await this.all(target);
        return found?.evaluate(one => one.textContent?.trim());
      },
      text,
    );
  }
}
