import { useCallback, useEffect, useRef, useState } from 'react';
import { CODE_COPIED_MS } from '../constants.ts';

/** Puts a text on the clipboard and says so for a moment. */
export function useCopy(getText: () => string) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(async () => {
    const text = getText();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Blocked or absent: the reader copies by hand from a prompt.
      window.prompt('Ctrl+C', text);
      return;
    }
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), CODE_COPIED_MS);
  }, [getText]);

  return { isCopied, copy };
}
