import { useCallback, useEffect, useRef, useState } from 'react';
import { CODE_COPIED_MS } from '../constants.ts';
import { useCopyText } from '../ui/useCopyText.ts';

/** Puts a text on the clipboard and says so for a moment. */
export function useCopy(getText: () => string) {
  const copyText = useCopyText();
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(async () => {
    if (!(await copyText(getText()))) return;
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), CODE_COPIED_MS);
  }, [getText, copyText]);

  return { isCopied, copy };
}
