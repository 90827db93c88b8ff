import type { ReactNode } from 'react';
import { BuiltFile, Message, SourceFile } from './BuiltFile.tsx';
import { readFences } from './readFences.ts';

/** The choices that a part belongs to; without any, it is always shown. */
export interface ChosenBy {
  bundle?: 'true' | 'false';
  syntax?: string;
  format?: 'esm' | 'cjs' | 'umd';
  /** One file for each entry, or one for each source file. */
  structure?: 'one' | 'each';
  types?: 'none' | 'each' | 'one';
}

export interface BuiltProps extends ChosenBy {
  children?: ReactNode;
}

/** Files that you write. */
export function Written({ children }: { children?: ReactNode }) {
  return readFences(children).map(fence => (
    <SourceFile key={fence.title} fence={fence} />
  ));
}

/** The config of a build. */
export function Config({ children, ...chosenBy }: BuiltProps) {
  return (
    <div {...dataOf(chosenBy)}>
      <Written>{children}</Written>
    </div>
  );
}

/** Files that a build writes, or, without a title, the message that it ends with. */
export function Built({ children, ...chosenBy }: BuiltProps) {
  return (
    <div {...dataOf(chosenBy)}>
      {readFences(children).map(fence =>
        fence.title ? (
          <BuiltFile key={fence.title} fence={fence} />
        ) : (
          <Message key="message" fence={fence} />
        ),
      )}
    </div>
  );
}

/** Attributes that the style sheets compare with the chosen options. */
function dataOf(chosenBy: ChosenBy): Record<string, string> {
  return Object.fromEntries(
    Object.entries(chosenBy).map(([name, value]) => [`data-${name}`, value]),
  );
}
