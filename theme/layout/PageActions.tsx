import { agentsPage, aiAssistants } from '../../site/aiAssistants.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useSiteAddress } from '../useSiteAddress.ts';
import { useText } from '../useText.ts';
import { useSiteThemeConfig } from '../useThemeConfig.ts';
import { CopyPage } from './CopyPage.tsx';
import { OriginalButton } from './OriginalButton.tsx';
import { usePageAddress } from './usePageAddress.ts';
import menu from '../nav/NavMenu.module.css';
import styles from './PageActions.module.css';

export interface PageActionsProps {
  /** Without what a page can have only once. */
  isShort?: boolean;
}

/** Copy the page as Markdown, ask an AI assistant about it, or read the original. */
export function PageActions({ isShort = false }: PageActionsProps) {
  const text = useText();
  const { markdownPath } = usePageRecord();
  const { pathOf } = useSiteAddress();
  // Other sites have neither a footer nor the page about assistants.
  const { hasFooter } = useSiteThemeConfig();
  const prompt = text('actions.prompt', { url: usePageAddress() });

  return (
    <div
      className={styles.actions}
      data-page-actions=""
      role="group"
      aria-label={text('actions.label')}
    >
      {markdownPath && (
        // The key resets the status message when the page changes.
        <CopyPage key={markdownPath} markdownPath={markdownPath} />
      )}
      <Dropdown
        label={text('actions.ask')}
        className={styles.button}
        align="start"
      >
        <ul className={menu.column}>
          {aiAssistants.map(({ name, url }) => (
            <li key={name}>
              <Link
                className={menu.link}
                href={url + encodeURIComponent(prompt)}
              >
                {name}
                <Icon name="external" className={styles.icon} />
              </Link>
            </li>
          ))}
          {hasFooter && (
            <li>
              <Link className={menu.link} href={pathOf(agentsPage)}>
                {text('actions.connect')}
              </Link>
            </li>
          )}
        </ul>
      </Dropdown>
      {!isShort && <OriginalButton />}
    </div>
  );
}
