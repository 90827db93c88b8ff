export const h = () => 'h of our own';
export const Fragment = 'Fragment of our own';
