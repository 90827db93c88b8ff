export const platform = 'acme';
