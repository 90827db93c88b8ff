import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../authoring/examples/builder/runCommand.ts';
import { listFiles } from '../../content-model/examples/listFiles.ts';
import { messageOf } from '../../explorer/shared/messageOf.ts';
import type { Case, Outcome } from './Case.ts';

const CONFIG = 'rslib.config.mjs';

/** Builds a case as a reader would, with `rslib build` in a folder. */
export function buildWithCommand(
  { files, config, react }: Case,
  folder: string,
  root: string,
): Outcome {
  rmSync(folder, { recursive: true, force: true });
  const all = { ...files, [CONFIG]: configOf(config, react, root) };
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { exit, log } = runCommand('rslib build', folder, root, {
    [folder]: '.',
  });
  if (exit !== 0) return { message: messageOf(log) };
  const written = listFiles(folder).filter(file => !(file in all));
  return {
    files: Object.fromEntries(
      written.map(file => [
        file,
        readFileSync(path.join(folder, file), 'utf8'),
      ]),
    ),
  };
}

function configOf(config: object, react: object | undefined, root: string) {
  const plugin = path.join(
    root,
    'node_modules/@rsbuild/plugin-react/dist/index.js',
  );
  const text = JSON.stringify(config);
  return react
    ? `import { pluginReact } from ${JSON.stringify(plugin)};\nexport default { ...${text}, plugins: [pluginReact(${JSON.stringify(react)})] };\n`
    : `export default ${text};\n`;
}
