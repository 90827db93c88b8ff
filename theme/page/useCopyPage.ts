import { useCallback, useEffect, useRef, useState } from 'react';
import { PAGE_COPIED_MS } from '../constants.ts';
import { inTime } from '../ui/timeLimit.ts';
import { useCopyText } from '../ui/useCopyText.ts';

export type CopyPageState = 'idle' | 'loading' | 'success' | 'error';

/** Gets the page's Markdown and puts it on the clipboard. */
export function useCopyPage(markdownPath: string) {
  const copyText = useCopyText();
  const [state, setState] = useState<CopyPageState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(async () => {
    clearTimeout(timer.current);
    setState('loading');
    try {
      if (!(await copyText(loadMarkdown(markdownPath)))) {
        setState('idle');
        return;
      }
    } catch {
      setState('error');
      return;
    }
    setState('success');
    timer.current = setTimeout(() => setState('idle'), PAGE_COPIED_MS);
  }, [markdownPath, copyText]);

  return { state, copy };
}

/** The file's text; anything that is not it, such as a 404 page, throws. */
function loadMarkdown(path: string): Promise<string> {
  const load = async () => {
    const response = await fetch(path);
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && /^text\/(markdown|plain)/.test(type)) {
      return response.text();
    }
    throw new Error(`${path} is no Markdown: ${response.status} ${type}`);
  };
  return inTime(load());
}
