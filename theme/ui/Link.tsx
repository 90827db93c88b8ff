import type { AnchorHTMLAttributes } from 'react';
import { cleanHref, linkKind } from '../../browser/navigation/linkKind.ts';

/**
 * Every link of the site; external ones open in a new tab. browser/navigation
 * follows internal ones without a page load.
 */
export function Link({
  href = '',
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const isExternal = linkKind(href) === 'external';
  return (
    <a
      href={isExternal ? href : cleanHref(href)}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
    >
      {children}
    </a>
  );
}
