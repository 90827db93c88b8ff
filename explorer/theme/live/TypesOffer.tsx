import type { LiveStrings } from '../../i18n/liveStrings.ts';
import { does } from '../model/actions.ts';
import { fill } from '../Words.ts';
import { typescriptVersion } from './engineAddress.ts';
import styles from '../OutputPane.module.css';

/** Offers declarations of edited code, and says what that costs. */
export function TypesOffer({ words }: { words: LiveStrings }) {
  return (
    <button type="button" className={styles.offer} {...does('types')}>
      {fill(words.addTypes, { version: typescriptVersion })}{' '}
      <small>{words.typesSize}</small>
    </button>
  );
}
