import { Dropdown } from '../ui/Dropdown.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { useText } from '../useText.ts';
import { useOtherLanguages, type LanguageLink } from './useOtherLanguages.ts';
import menu from './NavMenu.module.css';
import styles from './NavBar.module.css';

/** A link to the other language, or a list if there are several. */
export function LanguageSwitch() {
  const text = useText();
  const others = useOtherLanguages();
  const [first] = others;
  if (!first) return null;
  if (others.length === 1) return <LanguageItem language={first} />;

  return (
    <Dropdown
      label={<Icon name="globe" />}
      name={text('nav.language')}
      className={styles.iconButton}
    >
      <ul className={menu.column}>
        {others.map(language => (
          <li key={language.lang}>
            <LanguageItem language={language} />
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}

/**
 * A language in its own name. The reader stays in the same place on the page.
 */
export function LanguageItem({ language }: { language: LanguageLink }) {
  return (
    <Link
      className={menu.link}
      href={language.href}
      lang={language.htmlLang}
      hrefLang={language.htmlLang}
      data-leave="place"
    >
      {language.label}
    </Link>
  );
}
