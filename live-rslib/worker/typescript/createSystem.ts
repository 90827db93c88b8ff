import { fs } from '../node/fs.ts';
import { posix as path } from '../node/path.ts';
import { workingFolder } from '../node/workingFolder.ts';
import type { System, Typescript } from './Typescript.ts';

/** The memory file system, as TypeScript knows that of Node.js. */
export function createSystem(
  { matchFiles }: Pick<Typescript, 'matchFiles'>,
  executable: string,
): System {
  const is = (place: string, kind: 'isFile' | 'isDirectory') =>
    fs.statSync(place, { throwIfNoEntry: false })?.[kind]() ?? false;
  const list = (folder: string) => {
    const names = is(folder, 'isDirectory')
      ? fs.readdirSync(folder).sort()
      : [];
    const isFile = (name: string) => is(path.join(folder, name), 'isFile');
    return {
      files: names.filter(isFile),
      directories: names.filter(name => !isFile(name)),
    };
  };
  const createDirectory = (folder: string) =>
    fs.mkdirSync(folder, { recursive: true });
  const realpath = (file: string) => file;
  return {
    args: [],
    newLine: '\n',
    useCaseSensitiveFileNames: true,
    write: () => undefined,
    readFile: file =>
      is(file, 'isFile') ? fs.readFileSync(file, 'utf8') : undefined,
    writeFile(name, text) {
      // The plugin gives paths in the project.
      const file = path.resolve(workingFolder.path, name);
      createDirectory(path.dirname(file));
      fs.writeFileSync(file, text);
    },
    resolvePath: file => path.resolve(workingFolder.path, file),
    fileExists: file => is(file, 'isFile'),
    directoryExists: folder => is(folder, 'isDirectory'),
    createDirectory,
    getExecutingFilePath: () => executable,
    getCurrentDirectory: () => workingFolder.path,
    getDirectories: folder => list(folder).directories,
    readDirectory: (folder, ends, excludes, includes, depth) =>
      matchFiles(
        folder,
        ends,
        excludes,
        includes,
        true,
        workingFolder.path,
        depth,
        list,
        realpath,
      ),
    realpath,
    exit: () => undefined,
  };
}
