// Puts small packages into node_modules, as a package manager does.
import { mkdirSync, writeFileSync } from 'node:fs';

const install = (folder, manifest, files) => {
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify({ type: 'module', ...manifest });
  writeFileSync(`${folder}/package.json`, text);
  for (const [name, code] of Object.entries(files)) {
    writeFileSync(`${folder}/${name}`, code);
  }
};

install(
  'node_modules/acme-kit',
  { name: 'acme-kit', exports: { acme: './acme.js', default: './index.js' } },
  {
    'acme.js': "export const conditions = 'acme';",
    'index.js': "export const conditions = 'default';",
  },
);
install(
  'node_modules/acme-old',
  { name: 'acme-old', main: './main.js', module: './module.js', acme: './acme.js' },
  {
    'main.js': "export const field = 'main';",
    'module.js': "export const field = 'module';",
    'acme.js': "export const field = 'acme';",
  },
);
for (const [folder, version] of [
  ['node_modules', '1, of the project'],
  ['vendor/node_modules', '2, nested'],
]) {
  install(
    `${folder}/acme-version`,
    { name: 'acme-version', main: './index.js' },
    { 'index.js': `export const version = '${version}';` },
  );
}
