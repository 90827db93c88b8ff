import mitt from 'mitt';

export const log = mitt<{ line: string }>();
