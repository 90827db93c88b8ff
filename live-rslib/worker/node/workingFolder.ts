/** The folder of the project that is being built: what `process.cwd()` says. */
export const workingFolder = { path: '/' };
