import { useId, useState } from 'react';
import { foreignLang } from '../foreignLang.ts';
import { plainText } from '../outline/plainText.ts';
import { Link } from '../ui/Link.tsx';
import { TitleText } from '../ui/TitleText.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { filterGroups } from './filterGroups.ts';
import styles from './Overview.module.css';

/** All pages of a section by group, with a filter over names and headers. */
export function Overview() {
  const text = useText();
  const id = useId();
  const { overview = [], lang } = usePageRecord();
  const [query, setQuery] = useState('');
  const named = overview.map(({ name = text('overview.others'), items }) => ({
    name,
    // Before the filter, which goes by what is shown.
    items: items.map(item =>
      item.text === name ? { ...item, text: text('overview.title') } : item,
    ),
  }));
  const groups = filterGroups(named, query);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  const status = () => {
    if (count === 0) return text('overview.noMatch', { query });
    if (query === '') return '';
    return count === 1
      ? text('search.oneResult')
      : text('search.count', { count: String(count) });
  };

  return (
    <>
      <div className={styles.filter}>
        <label htmlFor={id}>{text('overview.filter')}</label>
        <input
          id={id}
          type="search"
          className={styles.input}
          placeholder={text('overview.placeholder')}
          value={query}
          onChange={event => setQuery(event.target.value)}
        />
      </div>
      <p className={styles.status} role="status" data-count={count}>
        {status()}
      </p>
      {groups.map(({ name, items }) => (
        <section key={name} className={styles.group}>
          <h2>{name}</h2>
          <ul className={styles.items}>
            {items.map(item => (
              <li key={item.link} className={styles.item}>
                <h3 className={styles.name}>
                  <Link href={item.link}>
                    <TitleText title={item.text} />
                  </Link>
                </h3>
                {item.headers.length > 0 && (
                  <ul className={styles.headers}>
                    {item.headers.map(header => (
                      <li key={header.id}>
                        <Link
                          href={`${item.link}#${header.id}`}
                          lang={foreignLang(plainText(header.text), lang)}
                        >
                          {plainText(header.text)}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
