import { useEffect } from 'react';
import { isSlashKeyOn } from './slashKey.ts';

/** Opens search by '/' and Ctrl/Cmd+K; a slash typed in a field is a slash. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || event.altKey) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const isShortcut = isCommand
        ? event.key.toLowerCase() === 'k'
        : event.key === '/' && !isField(event.target) && isSlashKeyOn();
      if (!isShortcut) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
