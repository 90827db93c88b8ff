import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { cutFaceOnce } from './cutFace.ts';
import { faces, licenses } from './faces.ts';
import { readRanges } from './readRanges.ts';
import { createStandIns } from './standIns.ts';

const require = createRequire(import.meta.url);
const FOLDER = 'static/font';

/** The style sheet that names the fonts and their characters. */
const STYLES = 'theme/styles/fonts.css';
/** Fonts that were cut in earlier builds. */
const CACHE = '.cache/fonts';

/**
 * The fonts of packages, cut down to what pages use, with a hash in their names
 * and their licenses beside them. See decisions/0018-fonts.md.
 */
export function pluginFonts(project: string): RspressPlugin {
  return {
    name: 'fonts',
    builderConfig: {
      plugins: [cutFonts(project), addStandIns(project), shipLicenses()],
      output: {
        // A font inside the style sheet would be a part of every page.
        dataUriLimit: { font: 0 },
        filename: {
          font: ({ filename = '' }) =>
            `${faceOf(filename)}.[contenthash:10].woff2`,
        },
      },
    },
  };
}

function faceOf(address: string): string {
  const name = address.split('?')[1] ?? '';
  if (Object.hasOwn(faces, name)) return name;
  throw new Error(
    `[fonts] ${address} is not one of our fonts: ${Object.keys(faces).join(', ')}. ` +
      'Name one of them after the ? in theme/styles/fonts.css, or add it to plugins/fonts/faces.ts.',
  );
}

function cutFonts(project: string): RsbuildPlugin {
  return {
    name: 'fonts:cut',
    setup(api) {
      // Every package.json has a version.
      const { version } = require('subset-font/package.json') as {
        version: string;
      };
      const styles = path.join(project, STYLES);
      api.transform(
        { test: /\.(?:woff2|ttf)$/, raw: true },
        ({ code, resource, addDependency }) => {
          addDependency(styles);
          const name = faceOf(resource);
          const text = readRanges(readFileSync(styles, 'utf8')).get(name);
          const cut = faces[name];
          if (!text || !cut) {
            throw new Error(
              `[fonts] No character of ${name} is in use. Give it a unicode-range in theme/styles/fonts.css.`,
            );
          }
          return cutFaceOnce(
            path.join(project, CACHE),
            code,
            text,
            cut,
            version,
          );
        },
      );
    },
  };
}

/** They repeat each other too much to be written by hand. */
function addStandIns(project: string): RsbuildPlugin {
  return {
    name: 'fonts:stand-ins',
    setup(api) {
      api.transform(
        { test: path.join(project, STYLES), order: 'pre' },
        ({ code }) => code + createStandIns(),
      );
    },
  };
}

/** The license of a font has to come with each copy of it. */
function shipLicenses(): RsbuildPlugin {
  return {
    name: 'fonts:licenses',
    setup(api) {
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        ({ compilation, sources }) => {
          for (const [name, file] of Object.entries(licenses)) {
            const text = readFileSync(require.resolve(file));
            const hash = createHash('sha256').update(text).digest('hex');
            compilation.emitAsset(
              `${FOLDER}/${name}.license.${hash.slice(0, 10)}.txt`,
              new sources.RawSource(text),
            );
          }
        },
      );
    },
  };
}
