declare module 'virtual-i18n-text' {
  const texts: Record<string, Record<string, string>>;
  export default texts;
}

declare module 'virtual-site-data' {
  const site: {
    lang: string;
    locales: { lang: string }[];
    multiVersion: { default: string; versions: string[] };
  };
  export default site;
}
