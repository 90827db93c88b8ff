import { describe, expect, test } from '@rstest/core';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../content-model/examples/listFiles.ts';
import { projectFolder } from './composeChain.ts';
import {
  listExampleIds,
  readExample,
} from '../../content-model/examples/Example.ts';
import { hasOwnPackages } from './ownPackages.ts';
import { readToolchain } from './toolchain.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'examples');
const ids = listExampleIds(folder);

describe('the examples of this site', () => {
  test('are many, and some fail as the pages explain', () => {
    const failing = ids.filter(id => readExample(folder, id).exit !== 0);
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(failing.length).toBeGreaterThanOrEqual(6);
  });

  test('are named by what they do when they fail', () => {
    const misnamed = ids.filter(id => {
      const { exit, steps } = readExample(folder, id);
      // A step may be the one that fails, among others that don't.
      const stepFails = steps.some(step => step.exit !== 0);
      return id.startsWith('fail-') ? exit === 0 && !stepFails : exit !== 0;
    });
    expect(misnamed).toEqual([]);
  });

  test.each(ids)('%s is a complete project', id => {
    const project = projectFolder(root, id);
    // A repository of several packages has the sources in each of them.
    const packages = globSync('packages/*', { cwd: project });
    const projects = packages.length > 0 ? packages : ['.'];
    const missing = ['.', ...projects]
      .map(name => `${name}/package.json`)
      .concat(projects.map(name => `${name}/src`))
      .filter(name => !existsSync(path.join(project, name)));
    expect(missing).toEqual([]);
  });

  test('run on the machine they show', () => {
    const pretends =
      /defineProperty\(\s*process,\s*'(?:versions?|platform|arch|execPath)'|process\.(?:versions?|platform|arch|execPath)(?:\.\w+)? =[^=]|(?:globalThis\.fetch|Date\.now) =[^=]/;
    const faked = ids.flatMap(id =>
      codeOf(path.join(folder, id)).some(text => pretends.test(text)) ? id : [],
    );
    expect(faked).toEqual([]);
  });

  test('bring the Rslib that the others use, if they bring one', () => {
    const { '@rslib/core': ours } = readToolchain(root);
    const versions = ids
      .filter(id => hasOwnPackages(folder, id))
      .map(id => path.join(folder, id, 'package-lock.json'))
      .flatMap(
        file =>
          /"node_modules\/@rslib\/core": \{\s*"version": "(.+?)"/.exec(
            readFileSync(file, 'utf8'),
          )?.[1] ?? [],
      );
    expect(new Set(versions)).toEqual(new Set([ours]));
  });

  test('import only packages whose version their hash knows', () => {
    const tools = readToolchain(root);
    // What isn't installed here has no version: the project's own name, an alias,
    // or a package whose absence is the point.
    const isInstalled = (name: string) =>
      existsSync(path.join(root, 'node_modules', name));
    // A dependency of the example, so the build leaves it outside. Another tool of ours
    // brings it; the example is the same with it and without it.
    const outside = ['kleur'];
    // Part of the example, and so of its hash.
    const ownPackagesOf = (id: string) =>
      hasOwnPackages(folder, id)
        ? readFileSync(path.join(folder, id, 'package-lock.json'), 'utf8')
        : '';
    const unknown = ids.flatMap(id =>
      importedPackages(path.join(folder, id)).filter(
        name =>
          !(name in tools) &&
          isInstalled(name) &&
          !outside.includes(name) &&
          !ownPackagesOf(id).includes(`"node_modules/${name}"`),
      ),
    );
    expect(unknown).toEqual([]);
  });
});

function codeOf(project: string): string[] {
  return listFiles(project)
    .filter(file => /\.(?:[cm]?[jt]sx?|vue)$/.test(file))
    .map(file => readFileSync(path.join(project, file), 'utf8'));
}

/** Names of the packages that any file in a project imports or requires. */
function importedPackages(project: string): string[] {
  const imported =
    /(?:\bfrom |\bimport |\bimport\(|\brequire\()'((?:@[\w-]+\/)?[\w-]+)/g;
  return codeOf(project).flatMap(text =>
    [...text.matchAll(imported)].map(([, name = '']) => name),
  );
}
