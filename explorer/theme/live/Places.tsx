import type { LiveStrings } from '../../i18n/liveStrings.ts';
import { does } from '../model/actions.ts';
import type { Place } from '../model/findPlaces.ts';
import { fill } from '../Words.ts';
import styles from '../OutputPane.module.css';

export interface PlacesProps {
  places: readonly Place[];
  words: LiveStrings;
}

/** Leads to where errors are in the files of the reader. */
export function Places({ places, words }: PlacesProps) {
  return (
    places.length > 0 && (
      <p className={styles.places}>
        {places.map(({ file, line }) => (
          <button
            key={`${file}:${line}`}
            type="button"
            {...does('go')}
            data-file={file}
            data-line={line}
          >
            {line === undefined
              ? fill(words.openFile, { file })
              : fill(words.goToLine, { file, line })}
          </button>
        ))}
      </p>
    )
  );
}
