import { Children, isValidElement, type ReactNode } from 'react';
import type { OutputPart } from '../../../shared/foldCode.ts';
import { useText } from '../../useText.ts';

export interface FoldedCodeProps {
  parts: readonly OutputPart[];
  /** The `code` element of the block, with an element for each line. */
  code: ReactNode;
}

/**
 * Long output, some of it folded. Browsers open a fold for words that are searched for
 * or linked to, and copyCode.ts reads every part.
 */
export function FoldedCode({ parts, code }: FoldedCodeProps) {
  const text = useText();
  const lines = linesOf(code);
  return parts.map(({ start, end, fold }) => {
    const part = (
      <pre key={start}>
        <code>
          {lines
            .slice(start, end)
            .flatMap((line, index) => [index > 0 && '\n', line])}
        </code>
      </pre>
    );
    if (!fold) return part;
    return (
      <details key={start} data-fold="">
        <summary>
          {text(`code.${fold}`, { count: String(end - start) })}
        </summary>
        {part}
      </details>
    );
  });
}

function linesOf(code: ReactNode): ReactNode[] {
  if (!isValidElement<{ children?: ReactNode }>(code)) return [];
  return Children.toArray(code.props.children).filter(isValidElement);
}
