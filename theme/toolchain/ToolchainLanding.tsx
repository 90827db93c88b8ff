import { Link } from '../ui/Link.tsx';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import { ToolLogo } from './ToolLogo.tsx';
import { cardsFor } from './toolText.ts';
import { usePageRecord } from '../usePageRecord.ts';
import styles from './ToolchainLanding.module.css';

const LOGO_PX = 28;

/** The related tools, on the home page. */
export function ToolchainLanding() {
  const text = useText();
  const { routePath } = usePageRecord();
  const { landingTools = [] } = useThemeConfig();

  return (
    <div className={styles.block}>
      <h2>{text('toolchain.title')}</h2>
      <p>{text('toolchain.tagline')}</p>
      <ul className={styles.cards}>
        {cardsFor(landingTools, routePath).map(card => (
          <li
            key={card.name}
            className={styles.card}
            data-tool={card.name.toLowerCase()}
          >
            <ToolLogo src={card.logo} size={LOGO_PX} />
            <h3 className={styles.name}>{card.name}</h3>
            <p>{card.desc}</p>
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
    </div>
  );
}
