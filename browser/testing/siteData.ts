/** Replaces the site's data that the build passes to islands. */
const site = { lang: 'en' };
// rslint-disable-next-line import/no-default-export -- As the engine's has.
export default site;
