export const isNarrow = window.innerWidth < 600;
