import browserPath from 'path-browserify';

/** `node:path` of Linux, with what the package lacks of it. */
export const posix = {
  ...browserPath,
  toNamespacedPath: (path: string) => path,
};

export const path = { ...posix, posix, win32: posix };
