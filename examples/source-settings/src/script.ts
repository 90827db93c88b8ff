declare const VERSION: string;
declare const DEBUG: boolean;

if (DEBUG) console.log('debugging');
console.log('version', VERSION, process.env.NODE_ENV);
