import type { AnchorHTMLAttributes } from 'react';
import { cleanHref, linkKind } from '../../browser/navigation/linkTarget.ts';

/**
 * Every link of the site: new tab for other sites. Those to our own pages are
 * followed without a reload, see browser/navigation.
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
