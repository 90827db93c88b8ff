/** Where the worker of Rslib is: explorer/plugins/liveRslib.ts fills this in. */
export const engineAddress: string = '';
