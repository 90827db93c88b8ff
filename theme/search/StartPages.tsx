import { useSiteAddress } from '../useSiteAddress.ts';
import { useText } from '../useText.ts';
import { useSiteThemeConfig } from '../useThemeConfig.ts';
import { SearchLink } from './SearchLink.tsx';
import styles from './SearchScreen.module.css';
import type { SearchBox } from './useSearchBox.ts';

/** Where to start, for readers without recent searches. */
export function StartPages({ box }: { box: SearchBox }) {
  const text = useText();
  const { pathOf } = useSiteAddress();
  const { search } = useSiteThemeConfig();
  const pages = (search && search.startPages) || [];
  if (pages.length === 0) return null;
  const id = `${box.id}-start`;
  return (
    <nav className={styles.none} aria-labelledby={id}>
      <div id={id}>{text('search.start')}</div>
      <ul className={styles.suggestions}>
        {pages.map(page => (
          <li key={page.link}>
            <SearchLink
              box={box}
              to={pathOf(page.link)}
              className={styles.suggestion}
            >
              {text(page.text)}
            </SearchLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
