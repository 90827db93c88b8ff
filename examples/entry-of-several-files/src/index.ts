export const ready = () => 'ready';
