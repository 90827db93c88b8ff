import { MAX_LANDING_CARDS } from '../../site/toolchain.ts';
import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { toolsFor } from './toolText.ts';
import styles from './ToolchainLanding.module.css';

/** The family of tools at the end of the home page. */
export function ToolchainLanding() {
  const text = useText();
  const { routePath } = usePageRecord();

  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{text('toolchain.title')}</h2>
      <p className={styles.tagline}>{text('toolchain.tagline')}</p>
      <ul className={styles.cards}>
        {toolsFor(routePath)
          .slice(0, MAX_LANDING_CARDS)
          .map(({ name, desc, url, logo }) => (
            <li key={name} className={styles.card}>
              <img src={logo} width="36" height="36" alt="" loading="lazy" />
              <h3 className={styles.name}>
                <Link href={url}>{name}</Link>
              </h3>
              <p className={styles.desc}>{desc}</p>
              <p className={styles.address} aria-hidden="true">
                {new URL(url).host}
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}
