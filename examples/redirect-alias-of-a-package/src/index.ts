import mitt from 'emitter';

export const events = mitt();
