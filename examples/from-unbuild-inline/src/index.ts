import mitt from 'mitt';

declare const VERSION: string;

export const version = VERSION;
export const events = mitt();
