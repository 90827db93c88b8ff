import type { ReactNode } from 'react';
import type { SearchBox } from './useSearchBox.ts';

/** A link to a page that isn't a hit; following it closes search. */
export function SearchLink({
  box,
  to,
  className,
  children,
}: {
  box: SearchBox;
  to: string;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <a
      className={className}
      href={to}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        box.leave(to);
      }}
    >
      {children}
    </a>
  );
}
