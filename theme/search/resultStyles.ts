import hits from './HitList.module.css?inline';
import row from './ResultRow.module.css?inline';
import rowButton from './RowButton.module.css?inline';
import saved from './saved/SavedList.module.css?inline';
import screen from './SearchScreen.module.css?inline';

/** Styles of what only a started search shows, which pages don't carry. */
export const resultStyles = [hits, row, rowButton, screen, saved].join('');
