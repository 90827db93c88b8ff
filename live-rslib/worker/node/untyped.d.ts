// Packages without types of their own, as far as we use them.
declare module 'events/' {
  const events: object;
  export default events;
}
declare module 'path-browserify' {
  const path: {
    basename: (path: string, suffix?: string) => string;
    dirname: (path: string) => string;
    extname: (path: string) => string;
    isAbsolute: (path: string) => boolean;
    join: (...parts: string[]) => string;
    normalize: (path: string) => string;
    relative: (from: string, to: string) => string;
    resolve: (...parts: string[]) => string;
    sep: '/';
  };
  export default path;
}
