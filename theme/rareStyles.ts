import blog from './blog/BlogIndex.module.css?inline';
import notFound from './layout/NotFound.module.css?inline';
import diagram from './mdx/diagram/Diagram.module.css?inline';
import overview from './overview/Overview.module.css?inline';
import option from './mdx/OptionFacts.module.css?inline';
import search from './search/InlineSearch.module.css?inline';
import paste from './ui/paste.module.css?inline';

/**
 * Styles of overviews, the list of posts and the 404 page; other pages don't carry
 * them. They are one text because each text is a hash in the content security policy.
 */
export const rareStyles = overview + blog + notFound + search;

/** The same for pages with a drawing, and the one with the error decoder. */
export const figureStyles = diagram + paste;

/** The same for pages about options. */
export const optionStyles = option;
