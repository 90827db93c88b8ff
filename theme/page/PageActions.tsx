import { aiAssistants } from '../../site/aiAssistants.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { useCopyPage } from './useCopyPage.ts';
import { usePageAddress } from './usePageAddress.ts';
import menu from '../nav/NavMenu.module.css';
import styles from './PageActions.module.css';

const labels = {
  idle: 'actions.copy',
  loading: 'actions.copying',
  success: 'actions.copied',
  error: 'actions.copy',
} as const;

/** Take the page along as Markdown, or ask an assistant about it. */
export function PageActions() {
  const text = useText();
  const { markdownPath } = usePageRecord();
  const { state, copy } = useCopyPage(markdownPath ?? '');
  const prompt = text('actions.prompt', { url: usePageAddress() });
  if (!markdownPath) return null;

  return (
    <div
      className={styles.actions}
      role="group"
      aria-label={text('actions.label')}
    >
      <button
        type="button"
        className={styles.button}
        data-state={state}
        onClick={() => void copy()}
      >
        <Icon
          name={state === 'success' ? 'check' : 'copy'}
          className={styles.icon}
        />
        {text(labels[state])}
      </button>
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
        </ul>
      </Dropdown>
      <p className={styles.status} role="status">
        {state === 'error' && text('actions.failed')}
      </p>
    </div>
  );
}
