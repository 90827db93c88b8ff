import { useHead } from '@rspress/core/runtime';
import { useId } from 'react';
import { foreignLang } from '../foreignLang.ts';
import { plainText } from '../outline/plainText.ts';
import { Link } from '../ui/Link.tsx';
import { TitleText } from '../ui/TitleText.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { OptionFacts } from './OptionFacts.tsx';
import { overviewId, useOverview } from './useOverview.ts';
import hidden from '../ui/hidden.module.css';
import { rareStyles } from '../rareStyles.ts';
import styles from './Overview.module.css';

/** A section's pages by group, with a filter for names and headers. */
export function Overview() {
  const text = useText();
  const id = useId();
  useHead({ style: [{ innerHTML: rareStyles }] });
  const { lang } = usePageRecord();
  const { groups } = useOverview();
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  return (
    <>
      <div className={styles.filter}>
        <label htmlFor={id}>{text('overview.filter')}</label>
        <input
          id={id}
          type="search"
          className={styles.input}
          placeholder={text('overview.placeholder')}
          data-overview-filter=""
        />
      </div>
      <p
        className={`${styles.status} ${hidden.unlessNone}`}
        role="status"
        data-count={count}
        data-overview-status=""
      />
      {groups.map(({ name, id: groupId, items }) => (
        <section
          key={name}
          id={groupId}
          className={styles.group}
          data-overview-group=""
        >
          <h2>{name}</h2>
          <ul className={styles.items}>
            {items.map(item => (
              <li
                key={item.link}
                id={overviewId(item.link)}
                className={styles.item}
                data-overview-item=""
              >
                <h3 className={styles.name}>
                  <Link href={item.link}>
                    <TitleText title={item.text} />
                  </Link>
                </h3>
                {item.description && <p>{item.description}</p>}
                <OptionFacts item={item} />
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
