import type { EditorState } from '@codemirror/state';
import { LiveRslib } from '@rslib-website/live-rslib/LiveRslib';
import type { ReactNode } from 'react';
import { ErrorFinder } from '../../../error-decoder/search/ErrorFinder.ts';
import type { DecoderEntry } from '../../../error-decoder/search/KnownError.ts';
import type { Lang } from '../../../site/locales.ts';
import { liveStrings, type LiveStrings } from '../../i18n/liveStrings.ts';
import type { Result } from '../../shared/readResult.ts';
import type { Choice, Sample } from '../../shared/Sample.ts';
import { defaultChoice } from '../../shared/choices.ts';
import { does } from '../model/actions.ts';
import { PROJECT_FOLDER } from '../model/buildRequest.ts';
import { findPlaces, type Place } from '../model/findPlaces.ts';
import { sourceText } from '../model/sourceText.ts';
import { isSetup, withEdits } from '../model/sourceTabs.ts';
import { parseKept } from '../share/checkEdits.ts';
import type { Edits } from '../share/checkFiles.ts';
import { keepEdits, leaveLink, readKept } from '../share/keptEdits.ts';
import { loadJson } from '../loadJson.ts';
import { fill } from '../Words.ts';
import { changeFile } from './changeFile.ts';
import { createState } from './codeEditor.ts';
import { Editor } from './Editor.tsx';
import { packagesAddress } from './engineAddress.ts';
import { Explanation } from './Explanation.tsx';
import { FilesMenu } from './FilesMenu.tsx';
import { LiveProject, type LiveBuild } from './LiveProject.ts';
import type { Readings } from './loads/readLoads.ts';
import type { LiveParts } from './LiveParts.ts';
import { Places } from './Places.tsx';
import { explain, say, tellLoads } from './say.ts';
import { startWorker } from './startWorker.ts';
import styles from '../OutputPane.module.css';

export interface LiveOptions {
  lang: Lang;
  /** Where the messages are that pages explain. */
  errors: string;
  /** The edits that came with a link, and their sample. */
  link?: { id: string; edits: Edits } | undefined;
}

/** Rslib in the page: the parts it adds, drawn anew whenever something has changed. */
export class LiveSession {
  readonly #words: LiveStrings;
  readonly #project: LiveProject;
  readonly #listeners = new Set<() => void>();
  /** What files were edited as, with their history, by their sample and name. */
  readonly #editors = new Map<string, EditorState>();
  #resets = 0;
  #percent = 0;
  /** Where the reader goes next. */
  #place: Place | undefined;
  #told: { readings: Readings; result: Result } | undefined;
  #finder: ErrorFinder<DecoderEntry> | undefined;
  #parts: LiveParts = { edits: {} };

  constructor({ lang, errors, link }: LiveOptions) {
    this.#words = liveStrings[lang];
    this.#project = new LiveProject(
      async () => {
        // They come now, because nothing is requested while someone types. Without
        // explanations it works, too.
        const [files, entries] = (await Promise.all([
          loadJson(packagesAddress),
          loadJson(errors).catch(() => []),
        ])) as [Record<string, string>, DecoderEntry[]]; // as the build wrote them
        this.#finder = new ErrorFinder(entries);
        return new LiveRslib({
          createWorker: startWorker,
          packages: { folder: PROJECT_FOLDER, files },
          onProgress: (loaded, total) =>
            this.#progress(Math.floor((100 * loaded) / total)),
        });
      },
      () => this.#tell(),
    );
    if (link) this.#project.take(link.id, link.edits);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): LiveParts => this.#parts;

  show(sample: Sample, choice: Choice): void {
    const kept = readKept(sample.id);
    if (kept && !this.#project.knows(sample.id))
      this.#project.take(sample.id, parseKept(kept, sample) ?? {});
    this.#project.show(sample, choice);
  }

  start(): void {
    this.#percent = 0;
    void this.#project.start();
  }

  /** Takes the edits back. */
  reset(): void {
    this.#editors.clear();
    this.#resets += 1;
    this.#project.reset();
  }

  close(): void {
    this.#project.close(this.#words.cancelled);
  }

  #progress(percent: number): void {
    if (percent === this.#percent) return;
    this.#percent = percent;
    this.#tell();
  }

  #tell(): void {
    this.#parts = this.#draw();
    for (const listener of this.#listeners) listener();
  }

  #draw(): LiveParts {
    const project = this.#project;
    const { phase, edits, built, canBuild, isOutdated } = project;
    const edit = this.#edit;
    const words = this.#words;
    if (phase === 'starting' || phase === 'off')
      return {
        edits,
        isOff: phase === 'off',
        isOutdated,
        says: say(project, words),
        aside: phase === 'starting' && this.#loading(),
      };
    const { result, log = '' } = built ?? {};
    const entry =
      result && 'message' in result
        ? this.#finder?.find(result.message).find(one => one.isWhole)?.error
        : undefined;
    return {
      edits,
      isOutdated,
      built: built && {
        ...built,
        result: this.#withLoads(built),
        time: fill(words.time, { ms: Math.round(built.ms) }),
      },
      start: result && ('message' in result ? words.refused : words.built),
      says: say(project, words),
      notes: explain(project, words),
      log: built && (
        <pre className={styles.printed} lang="en" translate="no">
          {log}
        </pre>
      ),
      explanation: result && 'message' in result && (
        <>
          {entry && <Explanation entry={entry} words={words} />}
          <Places places={this.#findPlaces(result.message)} words={words} />
        </>
      ),
      foot: built && this.#foot(),
      ...(canBuild && {
        edit: file => this.#editor(file),
        select: (file, line) => {
          this.#place = { file, line };
          this.#tell();
        },
        filesMenu: open => (
          <FilesMenu open={isSetup(open) ? undefined : open} words={words} />
        ),
        changeFile: (how, file) =>
          changeFile(how, file, { project, words, edit }),
      }),
    };
  }

  /** Takes an edit, and keeps it; a link in the address has other files now. */
  readonly #edit = (file: string, text: string | null): void => {
    this.#project.edit(file, text);
    keepEdits(this.#project.shown?.sample.id ?? '', this.#project.edits);
    leaveLink();
  };

  /** The result with what is read about loading it; the same object each time. */
  #withLoads({ result, readings }: LiveBuild): Result {
    if (!readings || 'message' in result) return result;
    if (this.#told?.readings !== readings) {
      const loads = tellLoads(readings, this.#words);
      this.#told = { readings, result: { ...result, loads } };
    }
    return this.#told.result;
  }

  #findPlaces(message: string): Place[] {
    const { shown, edits, canBuild } = this.#project;
    if (!shown || !canBuild) return [];
    return findPlaces(message, withEdits(shown.sample, edits).sources);
  }

  #foot(): string {
    const rslib = this.#project.shown?.sample.tools['@rslib/core'] ?? '';
    return fill(this.#words.foot, { rslib });
  }

  #loading(): ReactNode {
    const { progress, cancel } = this.#words;
    return (
      <span className={styles.loading}>
        <progress max={100} value={this.#percent} aria-label={progress} />
        <button type="button" {...does('cancel')}>
          {cancel}
        </button>
      </span>
    );
  }

  #editor(file: string): ReactNode {
    const { shown, edits } = this.#project;
    if (!shown) return undefined;
    const { sample, choice } = shown;
    const original = sourceText(sample, choice, file);
    const usual = sourceText(sample, defaultChoice(sample.axes), file);
    const text = edits[file] ?? original;
    // Another choice is another config.
    const key = [sample.id, file, this.#resets, original].join(' ');
    const onEdit = (text: string) => this.#edit(file, text);
    const kept = this.#editors.get(key);
    const state =
      kept?.doc.toString() === text
        ? kept
        : createState({ file, text, usual, onEdit });
    return (
      <Editor
        key={key}
        state={state}
        takePlace={() => {
          const place = this.#place?.file === file ? this.#place : undefined;
          if (place) this.#place = undefined;
          return place;
        }}
        onLeave={left => this.#editors.set(key, left)}
      />
    );
  }
}
