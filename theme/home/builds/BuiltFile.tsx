import { Fragment, useContext } from 'react';
import { CopyButton } from '../../mdx/code/CopyButton.tsx';
import { PlainCodeContext } from '../../mdx/code/PlainCodeContext.ts';
import { useText } from '../../useText.ts';
import { findRuntime } from './findRuntime.ts';
import { formatSize, sizeOf } from './formatSize.ts';
import type { CodeLine, Fence } from './readFences.ts';
import styles from './BuiltFile.module.css';

/** A file that a build wrote: name, size, and code. */
export function BuiltFile({ fence }: { fence: Fence }) {
  const text = useText();
  const { title, lines } = fence;
  const texts = lines.map(line => line.text);
  const runtime = findRuntime(texts);
  // Files end with a line break.
  const size = sizeOf(`${texts.join('\n')}\n`);
  return (
    <figure className={styles.file}>
      {/* The style sheet writes the size, because it isn't part of the name. */}
      <figcaption data-size={formatSize(size)} translate="no">
        {title}
      </figcaption>
      {runtime ? (
        <>
          <Code lines={lines.slice(0, runtime.start)} />
          <details>
            <summary>
              {text('home.builds.runtime', {
                count: String(runtime.end - runtime.start),
              })}
            </summary>
            <Code lines={lines.slice(runtime.start, runtime.end)} />
          </details>
          <Code lines={lines.slice(runtime.end)} />
        </>
      ) : (
        <Code lines={lines} />
      )}
      <Copy />
    </figure>
  );
}

/** What a build that failed printed. */
export function Message({ fence: { lines } }: { fence: Fence }) {
  return (
    <figure className={styles.message}>
      <p translate="no">{lines.map(({ text }) => text).join('\n')}</p>
    </figure>
  );
}

/** A file that you write. */
export function SourceFile({ fence: { title, lines } }: { fence: Fence }) {
  return (
    <figure className={styles.file}>
      {title && <figcaption translate="no">{title}</figcaption>}
      <Code lines={lines} />
      <Copy />
    </figure>
  );
}

/** In a drawing it isn't a code block: those all have a copy button. */
function Copy() {
  return useContext(PlainCodeContext) ? null : <CopyButton />;
}

function Code({ lines }: { lines: readonly CodeLine[] }) {
  const Frame = useContext(PlainCodeContext) ? 'div' : 'pre';
  return (
    <Frame data-frame="codeLabel" data-plain="" translate="no">
      <code>
        {lines.map(({ node }, index) => (
          <Fragment key={index}>
            {index > 0 && '\n'}
            {node}
          </Fragment>
        ))}
      </code>
    </Frame>
  );
}
