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
    const markdown = await loadMarkdown(markdownPath);
    if (markdown === null) {
      setState('error');
      return;
    }
    if (!(await copyText(markdown))) {
      setState('idle');
      return;
    }
    setState('success');
    timer.current = setTimeout(() => setState('idle'), PAGE_COPIED_MS);
  }, [markdownPath, copyText]);

  return { state, copy };
}

/** The file's text, or null for anything that is not it: a 404 page, say. */
async function loadMarkdown(path: string): Promise<string | null> {
  const load = async () => {
    const response = await fetch(path);
    const type = response.headers.get('content-type') ?? '';
    const isMarkdown = response.ok && /^text\/(markdown|plain)/.test(type);
    return isMarkdown ? response.text() : null;
  };
  return inTime(load()).catch(() => null);
}
