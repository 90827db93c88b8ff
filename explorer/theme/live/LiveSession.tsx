import { LiveRslib } from '@rslib-website/live-rslib/LiveRslib';
import type { ReactNode } from 'react';
import { ErrorFinder } from '../../../error-decoder/search/ErrorFinder.ts';
import type { DecoderEntry } from '../../../error-decoder/search/KnownError.ts';
import type { Lang } from '../../../site/locales.ts';
import { liveStrings, type LiveStrings } from '../../i18n/liveStrings.ts';
import type { Result } from '../model/outcomes.ts';
import type { Choice, Sample } from '../../shared/Sample.ts';
import { does } from '../model/actions.ts';
import { PROJECT_FOLDER } from '../model/buildRequest.ts';
import { findPlaces, type Place } from '../model/findPlaces.ts';
import { isSetup, withEdits } from '../model/sourceTabs.ts';
import { parseKept } from '../share/checkEdits.ts';
import type { Edits } from '../share/checkFiles.ts';
import { keepEdits, leaveLink, readKept } from '../share/keptEdits.ts';
import { loadJson, loadText } from '../loadJson.ts';
import { fill } from '../Words.ts';
import { changeFile } from './changeFile.ts';
import { Editors } from './Editors.tsx';
import {
  declarationsAddress,
  packagesAddress,
  typescriptFiles,
} from './engineAddress.ts';
import { Explanation } from './Explanation.tsx';
import { FilesMenu } from './FilesMenu.tsx';
import { LiveProject, type LiveBuild } from './LiveProject.ts';
import type { Readings } from './loads/readLoads.ts';
import type { LiveParts } from './LiveParts.ts';
import { Places } from './Places.tsx';
import { explain, say, tellLoads } from './say.ts';
import { startWorker } from './startWorker.ts';
import { TypesOffer } from './TypesOffer.tsx';
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
  readonly #editors: Editors;
  #percent = 0;
  /** What is said while TypeScript is loaded, and if that fails. */
  #loads: LiveParts['says'];
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
    this.#editors = new Editors(this.#project, this.#edit);
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
    this.#editors.reset();
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
      says: this.#loads ?? say(project, words),
      notes: explain(project, words).map((note, index) =>
        index === 0 && built?.lacksTypes === 'offered' ? (
          <>
            {note} <TypesOffer words={words} />
          </>
        ) : (
          note
        ),
      ),
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
        edit: file => this.#editors.draw(file),
        addTypes: () => void this.#addTypes(),
        select: (file, line) => {
          this.#editors.goTo({ file, line });
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
    if (this.#loads?.isBad) this.#loads = undefined;
    this.#project.edit(file, text);
    keepEdits(this.#project.shown?.sample.id ?? '', this.#project.edits);
    leaveLink();
  };

  /** Before it's needed, so that a slow connection is no slow build. */
  async #addTypes(): Promise<void> {
    this.#loads = { text: this.#words.loadingTypes };
    this.#tell();
    try {
      await Promise.all(
        [...typescriptFiles, declarationsAddress].map(loadText),
      );
      this.#loads = undefined;
      this.#project.takeTypes(declarationsAddress);
    } catch {
      this.#loads = { text: this.#words.typesFailed, isBad: true };
    }
    this.#tell();
  }

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
}
