import type { EditorState } from '@codemirror/state';
import { useEffect, useRef } from 'react';
import { openEditor } from './codeEditor.ts';

export interface EditorProps {
  state: EditorState;
  /** Takes what it was left as. */
  onLeave: (state: EditorState) => void;
}

/** A file that can be edited. */
export function Editor({ state, onLeave }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const first = useRef({ state, onLeave });
  useEffect(() => {
    if (!host.current) return undefined;
    const opened = first.current;
    const view = openEditor(host.current, opened.state);
    return () => {
      opened.onLeave(view.state);
      view.destroy();
    };
  }, []);
  return <div ref={host} />;
}
