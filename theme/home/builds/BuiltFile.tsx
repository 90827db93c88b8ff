import { Fragment, type HTMLAttributes } from 'react';
import { useText } from '../../useText.ts';
import { findRuntime } from '../../../shared/findRuntime.ts';
import { formatSize, sizeOf } from './formatSize.ts';
import type { CodeLine, Fence } from './readFences.ts';
import styles from './BuiltFile.module.css';

/** A file that a build wrote: name, size, and code, with the module runtime folded. */
export function BuiltFile({ fence: { title, lines } }: { fence: Fence }) {
  const text = useText();
  const texts = lines.map(line => line.text);
  const { start = 0, end = 0 } = findRuntime(texts) ?? {};
  // Files end with a line break.
  const size = sizeOf(`${texts.join('\n')}\n`);
  return (
    <figure className={styles.file}>
      {/* The style sheet writes the size, because it isn't part of the name. */}
      <figcaption data-size={formatSize(size)} translate="no">
        {title}
      </figcaption>
      {end > 0 && (
        <>
          <Code lines={lines.slice(0, start)} />
          <details>
            <summary>
              {text('home.builds.runtime', { count: String(end - start) })}
            </summary>
            <Code lines={lines.slice(start, end)} />
          </details>
        </>
      )}
      <Code lines={lines.slice(end)} />
    </figure>
  );
}

export interface CodeProps extends HTMLAttributes<HTMLDivElement> {
  lines: readonly CodeLine[];
}

/** Lines of code as part of a drawing: they aren't a block, which has a copy button. */
export function Code({ lines, ...rest }: CodeProps) {
  return (
    <div {...rest} data-frame="codeLabel" data-plain="" translate="no">
      <code>
        {lines.map(({ node }, index) => (
          <Fragment key={index}>
            {index > 0 && '\n'}
            {node}
          </Fragment>
        ))}
      </code>
    </div>
  );
}
