export const place = {
  url: import.meta.url,
  folder: import.meta.dirname,
  file: import.meta.filename,
};
export const old = [__dirname, __filename];
