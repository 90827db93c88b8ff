import type { EditorState } from '@codemirror/state';
import type { ReactNode } from 'react';
import { defaultChoice } from '../../shared/choices.ts';
import type { Place } from '../model/findPlaces.ts';
import { sourceText } from '../model/sourceText.ts';
import { createState } from './codeEditor.ts';
import { Editor } from './Editor.tsx';
import type { LiveProject } from './LiveProject.ts';

type Edit = (file: string, text: string) => void;

/** The editors of a project, and where the reader goes in them. */
export class Editors {
  readonly #project: Pick<LiveProject, 'shown' | 'edits'>;
  readonly #edit: Edit;
  /** What files were left as, with their history, by their sample and name. */
  readonly #left = new Map<string, EditorState>();
  #resets = 0;
  #place: Place | undefined;

  constructor(project: Pick<LiveProject, 'shown' | 'edits'>, edit: Edit) {
    this.#project = project;
    this.#edit = edit;
  }

  reset(): void {
    this.#left.clear();
    this.#resets += 1;
  }

  /** Goes there once, as soon as the file is open. */
  goTo(place: Place): void {
    this.#place = place;
  }

  draw(file: string): ReactNode {
    const { shown, edits } = this.#project;
    if (!shown) return undefined;
    const { sample, choice } = shown;
    const original = sourceText(sample, choice, file);
    const usual = sourceText(sample, defaultChoice(sample.axes), file);
    const text = edits[file] ?? original;
    // Another choice is another config.
    const key = [sample.id, file, this.#resets, original].join(' ');
    const onEdit = (text: string) => this.#edit(file, text);
    const kept = this.#left.get(key);
    const state =
      kept?.doc.toString() === text
        ? kept
        : createState({ file, text, usual, onEdit });
    return (
      <Editor
        key={key}
        state={state}
        takePlace={() => this.#takePlace(file)}
        onLeave={left => this.#left.set(key, left)}
      />
    );
  }

  #takePlace(file: string): Place | undefined {
    if (this.#place?.file !== file) return undefined;
    const place = this.#place;
    this.#place = undefined;
    return place;
  }
}
