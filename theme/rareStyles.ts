import notFound from './layout/NotFound.module.css?inline';
import overview from './overview/Overview.module.css?inline';

/**
 * Styles of overviews and of the 404 page; other pages don't carry them. They are one
 * text because each text is a hash in the content security policy.
 */
export const rareStyles = overview + notFound;
