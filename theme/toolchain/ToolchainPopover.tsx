import { POPOVER_DELAY_MS } from '../constants.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { toolsFor } from './toolText.ts';
import navBar from '../nav/NavBar.module.css';
import styles from './ToolchainPopover.module.css';

/** The sibling tools behind a grid of squares. */
export function ToolchainPopover() {
  const text = useText();
  const { routePath } = usePageRecord();

  return (
    <Dropdown
      label={<Icon name="grid" />}
      name={text('toolchain.open')}
      className={navBar.iconButton}
      openDelayMs={POPOVER_DELAY_MS}
    >
      <ul className={styles.tools}>
        {toolsFor(routePath).map(({ name, desc, url, logo }) => (
          <li key={name}>
            <Link className={styles.tool} href={url}>
              <img src={logo} width="28" height="28" alt="" />
              <span>
                <span className={styles.name}>{name}</span>
                <span className={styles.desc}>{desc}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
