declare const VERSION: string;
declare const DEBUG: boolean;

if (DEBUG) console.log('debugging');

export const version = VERSION;
