import { jsx } from 'vue/jsx-runtime';

export const create = (settings: { tag?: string }) => jsx(settings?.tag ?? 'p', {});
