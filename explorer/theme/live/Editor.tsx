import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { goToLine, openEditor } from './codeEditor.ts';

export interface EditorProps {
  state: EditorState;
  /** Takes the place to show, if there is one, which is shown once. */
  takePlace: () => { line?: number | undefined } | undefined;
  /** Takes what it was left as. */
  onLeave: (state: EditorState) => void;
}

/** A file that can be edited. */
export function Editor({ state, takePlace, onLeave }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const first = useRef({ state, onLeave });
  useEffect(() => {
    if (!host.current) return undefined;
    const opened = first.current;
    const editor = openEditor(host.current, opened.state);
    view.current = editor;
    return () => {
      opened.onLeave(editor.state);
      editor.destroy();
    };
  }, []);
  useEffect(() => {
    const place = takePlace();
    if (place && view.current) goToLine(view.current, place.line);
  });
  return <div ref={host} />;
}
