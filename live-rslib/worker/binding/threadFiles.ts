// Threads ask the worker for files. What comes back is JSON, of these two classes.
const FORMAT = 0o170000;
const has = (format: number) =>
  function (this: { mode?: unknown; _mode?: unknown }) {
    return (Number(this.mode ?? this._mode) & FORMAT) === format;
  };

const questions = {
  isDirectory: has(0o040000),
  isFile: has(0o100000),
  isSymbolicLink: has(0o120000),
  isBlockDevice: has(0o060000),
  isCharacterDevice: has(0o020000),
  isFIFO: has(0o010000),
  isSocket: has(0o140000),
};

class Stats {}
class Dirent {}
Object.assign(Stats.prototype, questions);
Object.assign(Dirent.prototype, questions);

export const memfsExported = { Stats, Dirent };
