import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { tsxLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags as t } from '@lezer/highlight';

export interface EditorOptions {
  file: string;
  text: string;
  onEdit: (text: string) => void;
}

const color = (name: string) => `var(--shiki-token-${name})`;

/** The colors of code elsewhere on the page: model/colorize.ts. */
const colors = HighlightStyle.define([
  { tag: t.comment, color: color('comment') },
  { tag: [t.string, t.special(t.string), t.regexp], color: color('string') },
  { tag: [t.keyword, t.modifier], color: color('keyword') },
  { tag: [t.number, t.bool, t.null], color: color('constant') },
  {
    tag: [t.function(t.variableName), t.function(t.propertyName)],
    color: color('function'),
  },
]);

/** As Code.module.css draws a file that can't be edited. */
const look = EditorView.theme({
  '&': { color: 'var(--shiki-foreground)', fontSize: 'var(--home-size-code)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--site-font-mono)',
    lineHeight: '1.65',
    scrollbarWidth: 'thin',
  },
  '.cm-content': { padding: '0', caretColor: 'var(--site-accent)' },
  '.cm-line': { padding: '0 1.25rem 0 0' },
  '.cm-gutters': {
    minWidth: '2.75rem',
    justifyContent: 'flex-end',
    color: 'var(--site-muted)',
    background: 'none',
    border: '0',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 1rem 0 0' },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--site-tint)' },
  '&.cm-focused .cm-nonmatchingBracket': {
    background: 'var(--site-danger-tint)',
  },
});

/** What a file is edited with: its text, its history, and where the cursor is. */
export function createState({
  file,
  text,
  onEdit,
}: EditorOptions): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      history(),
      // Tab isn't taken: it leaves the editor, as everywhere else.
      keymap.of([...defaultKeymap, ...historyKeymap]),
      lineNumbers(),
      indentOnInput(),
      bracketMatching(),
      /\.[cm]?[jt]sx?$/.test(file) ? tsxLanguage : [],
      syntaxHighlighting(colors),
      look,
      EditorView.contentAttributes.of({ 'aria-label': file }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onEdit(state.doc.toString());
      }),
    ],
  });
}

/**
 * Opens it inside of a shadow tree: only there does CodeMirror add its styles as a
 * constructed sheet, which the policy of the page allows.
 */
export function openEditor(host: HTMLElement, state: EditorState): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  return new EditorView({ state, root, parent: root });
}
