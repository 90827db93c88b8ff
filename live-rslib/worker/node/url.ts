function fileURLToPath(address: string | URL): string {
  return decodeURIComponent(new URL(address).pathname);
}

function pathToFileURL(path: string): URL {
  // encodeURI leaves these two, which end a path.
  const encoded = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  return new URL(`file://${encoded}`);
}

/** `node:url`, for paths of Linux. */
export const url = { URL, URLSearchParams, fileURLToPath, pathToFileURL };
