export const isVerbose = process.env.VERBOSE === 'true';
