import { memo } from 'react';
import { Icon } from '../../theme/ui/Icon.tsx';
import { does } from './model/actions.ts';
import { useWording, useWords } from './Words.ts';
import styles from './Page.module.css';

export interface HeadProps {
  ids: readonly string[];
  /** The name of the list. */
  name: string;
  /** If it's absent, the style sheet follows the list. */
  chosen?: string;
  /** Whether Rslib can be started here, and isn't yet. */
  canRun: boolean;
}

/** The line of the title: which library is built, its link, and the way back. */
export const Head = memo(function Head(props: HeadProps) {
  const { ids, name, chosen, canRun } = props;
  const words = useWords();
  const isLive = chosen !== undefined;
  return (
    <div className={styles.head}>
      <label className={styles.sample}>
        {words('sample')}
        <select
          name={name}
          translate="no"
          autoComplete="off"
          {...(isLive && { value: chosen, onChange: () => undefined })}
        >
          {ids.map(id => (
            <Sample key={id} id={id} />
          ))}
        </select>
      </label>
      <button type="button" {...does('share')} disabled={!isLive}>
        <Icon name={['link', 'check']} />
        {words('share')}
      </button>
      <button type="button" {...does('download')} disabled={!isLive}>
        <Icon name="download" />
        {words('download')}
      </button>
      <button type="button" {...does('reset')} disabled={!isLive}>
        <Icon name="reset" />
        {words('reset')}
      </button>
      {canRun && (
        <button
          type="button"
          className={styles.run}
          {...does('run')}
          disabled={!isLive}
        >
          {words('run')} <small>{words('runSize')}</small>
        </button>
      )}
    </div>
  );
});

function Sample({ id }: { id: string }) {
  const { words } = useWording();
  const titles: Readonly<Partial<Record<string, string>>> = words;
  return (
    <optgroup label={titles[`sample.${id}`] ?? words.example}>
      <option>{id}</option>
    </optgroup>
  );
}
