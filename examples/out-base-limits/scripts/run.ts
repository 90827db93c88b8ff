export const run = () => 'run';
