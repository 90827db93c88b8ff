import { SectionHead } from '../home/ui/SectionHead.tsx';
import { Link } from '../ui/Link.tsx';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import { ToolLogo } from './ToolLogo.tsx';
import { cardsFor } from './toolText.ts';
import { usePageRecord } from '../usePageRecord.ts';
import styles from './ToolchainLanding.module.css';

const LOGO_PX = 32;

/**
 * The related tools, on the home page: those for libraries, sites, and tests stand on
 * Rsbuild, which stands on Rspack.
 */
export function ToolchainLanding() {
  const text = useText();
  const { routePath } = usePageRecord();
  const { landingTools = [] } = useThemeConfig();

  return (
    <div className={styles.block}>
      <SectionHead kicker={text('toolchain.kicker')}>
        <div className={styles.title} data-heading="h2">
          <h2>{text('toolchain.title')}</h2>
        </div>
        <p className={styles.tagline}>{text('toolchain.tagline')}</p>
      </SectionHead>
      <ul className={styles.cards}>
        {cardsFor(landingTools, routePath).map(card => (
          <li
            key={card.name}
            className={styles.card}
            data-tool={card.name.toLowerCase()}
          >
            <ToolLogo src={card.logo} size={LOGO_PX} />
            <div>
              <h3 className={styles.name}>{card.name}</h3>
              <p className={styles.desc}>{card.desc}</p>
              <Link
                className={styles.address}
                href={card.url}
                aria-label={`${card.name}: ${card.urlText}`}
              >
                {card.urlText}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
