import { useHead } from '@rspress/core/runtime';
import { rareStyles } from '../rareStyles.ts';
import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';

import { Byline } from './Byline.tsx';
import styles from './BlogIndex.module.css';

/** The posts below this page, newest first, from their front matter. */
export function BlogIndex() {
  const { posts = [] } = usePageRecord();
  useHead({ style: [{ innerHTML: rareStyles }] });
  return (
    <ul className={styles.posts}>
      {posts.map(({ title, link, date, description }) => (
        <li key={link} className={styles.post}>
          <Byline date={date} />
          <h2 className={styles.title}>
            <Link href={link}>{title}</Link>
          </h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
