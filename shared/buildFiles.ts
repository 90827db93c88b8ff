/** The bill of materials of a build; goes with its release, not to readers. */
export const SBOM_FILE = '_sbom.cdx.json';

/** The site's part of nginx' configuration, for an image of the build. */
export const NGINX_FILE = '_nginx.conf';

/** Licenses of the third-party code that readers download. */
export const LICENSES_FILE = 'licenses.txt';

/** Where Rslib for the browser is published, under names that change with it. */
export const ENGINE_FOLDER = '/static/live-rslib/';

/** The page that starts it, in the default language. */
export const ENGINE_PAGE = '/playground/';

/** The examples that this page can open, each as `ID.json`. */
export const EXAMPLES_FOLDER = '/playground/examples';

/** The colors for engines without `light-dark()`. */
export const OLDER_STYLES = '/older.css';

/**
 * The page that lists all others, where search links go without JavaScript. It's
 * not part of the documentation, so nothing that counts or lists pages includes
 * it.
 */
export const ALL_PAGES = '/all-pages';
