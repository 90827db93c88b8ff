export const lazy = 'loaded';
