import { Children, isValidElement, type ReactNode } from 'react';
import { useText } from '../useText.ts';
import { Built, Config, Written } from './builds/Built.tsx';
import { Segments } from './builds/Segments.tsx';
import { Spine } from './ui/shapes.tsx';
import styles from './Explorer.module.css';

/**
 * One library, built in every combination of three options: `Written`, then
 * `Config` for each combination and `Built` for each set of files.
 */
export function Explorer({ children }: { children?: ReactNode }) {
  const text = useText();
  const parts = Children.toArray(children);
  const partsOf = (type: unknown) =>
    parts.filter(part => isValidElement(part) && part.type === type);
  return (
    <div className={styles.explorer}>
      <div className={styles.choices}>
        <Segments
          name="home-format"
          label={text('home.explorer.format')}
          options={{ esm: 'ESM', cjs: 'CJS', umd: 'UMD' }}
          chosen="esm"
        />
        <Segments
          name="home-structure"
          label={text('home.explorer.structure')}
          options={{
            one: text('home.explorer.one'),
            each: text('home.explorer.each'),
          }}
          chosen="one"
        />
        <Segments
          name="home-types"
          label={text('home.explorer.types')}
          options={{
            none: text('home.explorer.noTypes'),
            each: text('home.explorer.typesEach'),
            one: text('home.explorer.typesOne'),
          }}
          chosen="each"
        />
      </div>
      <div className={styles.source}>{partsOf(Written)}</div>
      <Spine className={styles.spine} />
      <div className={styles.config}>{partsOf(Config)}</div>
      <div
        className={styles.files}
        role="region"
        aria-label={text('home.explorer.files')}
        // rslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and must do so by keyboard too.
        tabIndex={0}
      >
        {partsOf(Built)}
      </div>
    </div>
  );
}
