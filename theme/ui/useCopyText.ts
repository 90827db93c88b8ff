import { useCallback } from 'react';
import { useText } from '../useText.ts';

/**
 * Puts a text on the clipboard. Where that is refused the reader is asked to
 * copy it with the platform's shortcut. Tells whether it went by itself.
 */
export function useCopyText(): (content: string) => Promise<boolean> {
  const text = useText();
  return useCallback(
    async content => {
      try {
        await navigator.clipboard.writeText(content);
        return true;
      } catch {
        const keys = /mac|iphone|ipad/i.test(navigator.userAgent)
          ? '⌘C'
          : 'Ctrl+C';
        window.prompt(text('copy.byHand', { keys }), content);
        return false;
      }
    },
    [text],
  );
}
