import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { tsxLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, RangeSetBuilder } from '@codemirror/state';
import { Decoration, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags as t } from '@lezer/highlight';
import { diffLines, linesOf } from '../../../shared/diffLines.ts';

export interface EditorOptions {
  file: string;
  text: string;
  /** The text by default: lines that it doesn't have are marked. */
  usual: string;
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
  '.changed': { background: 'var(--site-code)' },
  '.cm-gutters': {
    minWidth: '2.75rem',
    justifyContent: 'flex-end',
    color: 'var(--site-muted)',
    // Long lines scroll below it.
    background: 'var(--site-paper)',
    border: '0',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 1rem 0 0' },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--site-tint)' },
  '&.cm-focused .cm-nonmatchingBracket': {
    background: 'var(--site-danger-tint)',
  },
});

/** What a file is edited with: its text, its history, and where the cursor is. */
export function createState(options: EditorOptions): EditorState {
  const { file, text, usual, onEdit } = options;
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
      markChanges(usual),
      replaceItself,
      EditorView.contentAttributes.of({ 'aria-label': file, tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onEdit(state.doc.toString());
      }),
    ],
  });
}

/**
 * Chromium keeps the look of a selection that is typed over with inline styles, which the
 * policy of the page refuses and reports.
 */
const replaceItself = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { state, composing } = view;
    if (inputType !== 'insertText' || data === null) return false;
    if (composing || state.selection.main.empty) return false;
    const typed = { userEvent: 'input.type', scrollIntoView: true };
    view.dispatch({ ...state.replaceSelection(data), ...typed });
    return true;
  },
});

const changed = Decoration.line({ class: 'changed' });

function markChanges(usual: string) {
  return EditorView.decorations.compute(['doc'], ({ doc }) => {
    const marks = new RangeSetBuilder<Decoration>();
    let number = 0;
    for (const { kind } of diffLines(linesOf(usual), linesOf(doc.toString()))) {
      if (kind !== 'remove') number += 1;
      if (kind !== 'add' || number > doc.lines) continue;
      const { from } = doc.line(number);
      marks.add(from, from, changed);
    }
    return marks.finish();
  });
}

/** What stays in view around a line that one goes to. */
const PLACE_MARGIN_PX = 60;

/** Selects a line and goes there; without one, the cursor stays. */
export function goToLine(view: EditorView, line: number | undefined): void {
  const { doc, selection } = view.state;
  const { from, to } =
    line === undefined ? selection.main : doc.line(Math.min(line, doc.lines));
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { yMargin: PLACE_MARGIN_PX }),
  });
  view.focus();
}

/**
 * Opens it inside of a shadow tree: only there does CodeMirror add its styles as a
 * constructed sheet, which the policy of the page allows.
 */
export function openEditor(host: HTMLElement, state: EditorState): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  // Keys of the page mean nothing here, but the one that opens search from anywhere.
  host.addEventListener('keydown', event => {
    const isSearch = (event.ctrlKey || event.metaKey) && event.key === 'k';
    if (!isSearch) event.stopPropagation();
  });
  return new EditorView({ state, root, parent: root });
}
