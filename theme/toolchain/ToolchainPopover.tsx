import { POPOVER_DELAY_MS } from '../../shared/constants.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { htmlLangOf } from '../htmlLangOf.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import { ToolLogo } from './ToolLogo.tsx';
import { groupsFor } from './toolText.ts';
import navBar from '../nav/NavBar.module.css';
import styles from './ToolchainPopover.module.css';

const LOGO_PX = 28;

/** The related tools, behind a grid icon. */
export function ToolchainPopover() {
  const text = useText();
  const { lang: pageLang, pageType, routePath } = usePageRecord();
  const { toolchain = [], toolchainTrigger } = useThemeConfig();
  if (toolchain.length === 0) return null;
  const isNotFound = pageType === '404';
  // One 404 page serves all URLs: browser/behaviors/notFound.ts chooses.
  const groups = isNotFound
    ? ['/', '/zh/'].flatMap(path => groupsFor(toolchain, path))
    : groupsFor(toolchain, routePath);

  return (
    <Dropdown
      label={<Icon name="grid" />}
      name={text('toolchain.open')}
      className={navBar.iconButton}
      align="start"
      trigger={toolchainTrigger}
      openDelayMs={POPOVER_DELAY_MS}
      closeDelayMs={POPOVER_DELAY_MS}
    >
      {groups.map(({ lang, title, tools }) => (
        <section
          key={title}
          lang={lang === pageLang ? undefined : htmlLangOf(lang)}
          data-tools={isNotFound ? lang : undefined}
          hidden={isNotFound && lang !== pageLang}
        >
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.tools}>
            {tools.map(({ name, desc, url, logo, logoScale }) => (
              <li key={name}>
                <Link className={styles.tool} href={url}>
                  <ToolLogo src={logo} size={LOGO_PX} scale={logoScale} />
                  <span>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.desc}>{desc}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dropdown>
  );
}
