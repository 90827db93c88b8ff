// Stands for a disk that is full.
import { promises } from 'node:fs';

const { writeFile } = promises;
promises.writeFile = (file, ...rest) =>
  String(file).endsWith('.d.ts')
    ? Promise.reject(new Error('ENOSPC: no space left on device, write'))
    : writeFile(file, ...rest);
