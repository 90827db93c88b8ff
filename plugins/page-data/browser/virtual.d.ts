declare module 'virtual-site-data' {
  const site: {
    lang: string;
    locales: { lang: string }[];
    multiVersion: { default: string; versions: string[] };
  };
  export default site;
}
