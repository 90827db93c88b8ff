export const isVerbose = import.meta.env.MODE === 'development';
