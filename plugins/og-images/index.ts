import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { ColorPair } from '../../shared/parseColors.ts';
import { isListed } from '../routes.ts';
import { createCard, type Card, type CardText } from './createCard.ts';
import { drawCards, RENDERER_FILE } from './drawCards.ts';
import { findFonts, type Fonts } from './findFonts.ts';

export interface OgImagesOptions {
  /** Fixture sites need no pictures. */
  isOn: boolean;
  /** Pictures of earlier builds, by the hash of what they show. */
  cacheFolder: string;
  color: (name: string) => ColorPair;
  siteTitle: string;
  host: string;
  sectionNameOf: (routePath: string, lang: string) => string;
  siteDescriptionOf: (lang: string) => string;
}

const FOLDER = '/static/og';

/** Draws a picture for each page, for the previews of shared links. */
export class OgImages {
  readonly #options: OgImagesOptions;
  readonly #cards = new Map<string, { name: string; card: Card }>();
  #fonts: Fonts | undefined;
  /** What pictures depend on besides the page: if it changes, they're drawn again. */
  #tools = '';

  constructor(options: OgImagesOptions) {
    this.#options = options;
  }

  /** Address below the origin; it changes with the picture. */
  readonly pathOf = (routePath: string): string | undefined => {
    const found = this.#cards.get(routePath);
    return found && `${FOLDER}/${found.name}`;
  };

  plugin(): RspressPlugin {
    return {
      name: 'og-images',
      beforeBuild: (_config, isProd) => {
        if (!isProd || !this.#options.isOn) return;
        this.#fonts = findFonts(console.warn);
        const renderer = readFileSync(RENDERER_FILE);
        this.#tools = `${this.#fonts?.hash} ${hashOf(renderer)}`;
      },
      extendPageData: page => this.#add(page),
      afterBuild: async ({ outDir = '' }, isProd) => {
        if (isProd) await this.#write(join(outDir, FOLDER));
      },
    };
  }

  #add(page: PageIndexInfo): void {
    if (!this.#fonts || !isListed(page)) return;
    const { color } = this.#options;
    const card = createCard(this.#textOf(page), {
      sheet: color('sheet').light,
      line: color('line').light,
      ink: color('ink').light,
      text: color('text').light,
      muted: color('muted').light,
      accent: color('accent').light,
    });
    const hash = hashOf(JSON.stringify([card, this.#tools]));
    this.#cards.set(page.routePath, { name: `${hash.slice(0, 16)}.png`, card });
  }

  #textOf({ routePath, lang, title, frontmatter }: PageIndexInfo): CardText {
    const { siteTitle, host, sectionNameOf, siteDescriptionOf } = this.#options;
    // The home page's title is the site's name, which each picture shows anyway.
    // Its hero has a promise, of which the engine's type says nothing.
    const { promise } = (frontmatter.hero ?? {}) as { promise?: string };
    return {
      site: siteTitle,
      section: sectionNameOf(routePath, lang),
      title: promise ?? (title || siteTitle),
      description: frontmatter.description ?? siteDescriptionOf(lang),
      host,
    };
  }

  async #write(folder: string): Promise<void> {
    if (!this.#fonts) return;
    const { cacheFolder } = this.#options;
    const cards = new Map(
      [...this.#cards.values()].map(({ name, card }) => [name, card]),
    );
    await mkdir(folder, { recursive: true });
    await mkdir(cacheFolder, { recursive: true });
    const fresh: [name: string, card: Card][] = [];
    for (const [name, card] of cards) {
      const isKnown = await stat(join(cacheFolder, name)).catch(() => false);
      if (!isKnown) fresh.push([name, card]);
    }
    if (fresh.length > 0) {
      const pictures = await drawCards(
        fresh.map(([, card]) => card),
        this.#fonts.files,
      );
      for (const [index, [name]] of fresh.entries()) {
        const picture = pictures[index];
        if (picture) await writeFile(join(cacheFolder, name), picture);
      }
    }
    for (const name of cards.keys()) {
      await copyFile(join(cacheFolder, name), join(folder, name));
    }
  }
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
