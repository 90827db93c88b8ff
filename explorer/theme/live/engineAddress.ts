/** Where the worker of Rslib is: explorer/plugins/liveRslib.ts fills these in. */
export const engineAddress: string = '';

/** Where the worker is that checks declarations. */
export const typesAddress: string = '';

/** Where the packages are that samples import, as files by their paths. */
export const packagesAddress: string = '';

/** Where their types are, from which TypeScript generates declarations. */
export const declarationsAddress: string = '';

/** TypeScript in the page, and where it is. */
export const typescriptVersion: string = '';
export const typescriptFiles: readonly string[] = [];
