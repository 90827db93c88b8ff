globalThis.client = [
  `NODE_ENV: ${process.env.NODE_ENV}`,
  `PUBLIC_API: ${process.env.PUBLIC_API}`,
  `PUBLIC_API of import.meta: ${import.meta.env.PUBLIC_API}`,
  `version: ${VERSION}`,
];
globalThis.unset = () => process.env.PUBLIC_UNSET;
globalThis.token = () => process.env.TOKEN;
globalThis.mode = () => import.meta.env.MODE;
globalThis.urls = () => [process.env.BASE_URL, process.env.ASSET_PREFIX];
globalThis.flags = () => [import.meta.env.DEV, import.meta.env.PROD, import.meta.env.SSR];
globalThis.paths = () => [import.meta.env.BASE_URL, import.meta.env.ASSET_PREFIX];
globalThis.all = () => import.meta.env;

if (process.env.NODE_ENV !== 'production') {
  console.warn('for development');
}
