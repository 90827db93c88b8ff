export const generated = new URL(
  /* rspackIgnore: true */ './generated.js',
  import.meta.url,
);
