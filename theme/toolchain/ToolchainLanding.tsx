import { Link } from '../ui/Link.tsx';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import { ToolLogo } from './ToolLogo.tsx';
import { cardsFor } from './toolText.ts';
import { usePageRecord } from '../usePageRecord.ts';
import styles from './ToolchainLanding.module.css';

const LOGO_PX = 36;

/** The related tools, at the end of the home page. */
export function ToolchainLanding() {
  const text = useText();
  const { routePath } = usePageRecord();
  const { landingTools = [] } = useThemeConfig();

  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{text('toolchain.title')}</h2>
      <p className={styles.tagline}>{text('toolchain.tagline')}</p>
      <ul className={styles.cards}>
        {cardsFor(landingTools, routePath).map(card => (
          <li key={card.name} className={styles.card}>
            <ToolLogo src={card.logo} size={LOGO_PX} />
            <h3 className={styles.name}>{card.name}</h3>
            <p className={styles.desc}>{card.desc}</p>
            <Link
              className={styles.address}
              href={card.url}
              aria-label={`${card.name}: ${card.urlText}`}
            >
              {card.urlText}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
