import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The family as the font itself spells it, with the forms of mainland China. */
export const FONT_FAMILY = 'Noto Sans CJK SC';

/** Where Debian, Fedora and Arch put the package; see .ci/setup. */
const FOLDERS = [
  '/usr/share/fonts/opentype/noto',
  '/usr/share/fonts/google-noto-cjk',
  '/usr/share/fonts/noto-cjk',
];

/** The files that the pictures were designed with: fonts-noto-cjk 20220127. */
const FILES: Readonly<Record<string, string>> = {
  'NotoSansCJK-Regular.ttc':
    'b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a',
  'NotoSansCJK-Bold.ttc':
    'faa5f3656a78b2e2d450d27fe8382c778bc2b6bb5ea29c986664a6a435056ceb',
};

export interface Fonts {
  files: string[];
  /** Changes with the content of the files. */
  hash: string;
}

/**
 * The fonts of this machine: too large for the repository, so their content is
 * compared instead. Other versions draw other bytes, which is said.
 */
export function findFonts(
  say: (message: string) => void,
  folders: readonly string[] = FOLDERS,
): Fonts | undefined {
  const names = Object.keys(FILES);
  const folder = folders.find(candidate =>
    names.every(name => existsSync(join(candidate, name))),
  );
  if (!folder) {
    say(
      `[og-images] The font ${FONT_FAMILY} is not in ${folders.join(' or ')}, so pages get no pictures for link previews. ` +
        'Install fonts-noto-cjk (or the package of your system with that name).',
    );
    return undefined;
  }
  const files = names.map(name => join(folder, name));
  const hashes = files.map(file =>
    createHash('sha256').update(readFileSync(file)).digest('hex'),
  );
  if (hashes.join() !== Object.values(FILES).join()) {
    say(
      `[og-images] The font in ${folder} is another version than the one of plugins/og-images/findFonts.ts, ` +
        'so the pictures differ from those of other machines. Look at some, and update the hashes there if this is the new version.',
    );
  }
  return { files, hash: hashes.join() };
}
