// Stands for a file that this user may not read.
import fs from 'node:fs';

const { readFileSync } = fs;
fs.readFileSync = (file, ...rest) => {
  if (String(file).endsWith('tsconfig.json')) {
    throw new Error('EACCES: permission denied');
  }
  return readFileSync(file, ...rest);
};
