import dev from 'absent-dev';

export const absent = dev;
