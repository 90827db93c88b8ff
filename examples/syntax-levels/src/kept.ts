export const big = 10n;
export const load = () => import('./lazy.ts');
export const lazy = await load();
