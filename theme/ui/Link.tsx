import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { keepLeftLink } from './leftLink.ts';
import { cleanHref, linkKind } from './linkTarget.ts';
import { expectClick, forgetClick } from './preloadOnIntent.ts';
import { useOpenPage } from './useOpenPage.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Called with the address when its page is about to replace this one. */
  onLeave?: ((address: string) => void) | undefined;
}

/** Every link of the site: new tab for other sites, no reload for our own. */
export function Link({
  href = '',
  onClick,
  onLeave,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  children,
  ...rest
}: LinkProps) {
  const openPage = useOpenPage();
  const kind = linkKind(href);
  const isForBrowser =
    'download' in rest || (rest.target ?? '_self') !== '_self';
  const handlers = { onPointerEnter, onPointerLeave, onFocus, onBlur };

  if (kind === 'external') {
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onClick}
        {...handlers}
        {...rest}
      >
        {children}
      </a>
    );
  }
  // A file to keep and another window are the browser's business.
  if (kind === 'hash' || isForBrowser) {
    return (
      <a href={href} onClick={onClick} {...handlers} {...rest}>
        {children}
      </a>
    );
  }

  const address = cleanHref(href);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlainClick =
      event.button === 0 &&
      !event.defaultPrevented &&
      !event.metaKey &&
      !event.ctrlKey &&
      !event.shiftKey &&
      !event.altKey;
    if (!isPlainClick) return;
    event.preventDefault();
    keepLeftLink(event.currentTarget);
    void openPage(address, onLeave);
  };
  const expect = () => expectClick(address);

  return (
    <a
      {...rest}
      href={address}
      onClick={handleClick}
      onPointerEnter={event => {
        onPointerEnter?.(event);
        expect();
      }}
      onPointerLeave={event => {
        onPointerLeave?.(event);
        forgetClick();
      }}
      onFocus={event => {
        onFocus?.(event);
        expect();
      }}
      onBlur={event => {
        onBlur?.(event);
        forgetClick();
      }}
    >
      {children}
    </a>
  );
}
