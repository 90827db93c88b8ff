// Stands for a file that this user may not read.
import { promises } from 'node:fs';

const { readFile } = promises;
promises.readFile = (file, ...rest) =>
  String(file).endsWith('.wasm')
    ? Promise.reject(new Error('EACCES: permission denied'))
    : readFile(file, ...rest);
