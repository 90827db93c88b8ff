import {
  Superseded,
  type LiveRslib,
} from '@rslib-website/live-rslib/LiveRslib';
import type { ConfigProblem } from '@rslib-website/converter/readRslibConfig';
import { readResult } from '../../shared/readResult.ts';
import type { Choice, Sample } from '../../shared/Sample.ts';
import { buildRequest } from '../model/buildRequest.ts';
import { sourceText } from '../model/sourceText.ts';
import { CONFIG, isSetup, PACKAGE, withEdits } from '../model/sourceTabs.ts';
import type { Edits } from '../share/checkFiles.ts';
import type { Build } from './LiveParts.ts';
import { readLoads, type Readings } from './loads/readLoads.ts';
import { resultOf, withoutPlaces } from './resultOf.ts';

/** An edit is built when typing pauses. */
export const EDIT_PAUSE_MS = 150;

/** A build that takes longer is announced. */
export const SLOW_BUILD_MS = 300;

/** It's off if it couldn't be started; a build that failed is tried with the next edit. */
export type Phase = 'starting' | 'off' | 'building' | 'ready' | 'failed';

type Rslib = Pick<LiveRslib, 'start' | 'build' | 'close'>;

/** What came of the last build. */
export interface LiveBuild extends Build {
  /** One before it that wrote files: without edits, or with another choice. */
  before: Build | undefined;
  log: string;
  ms: number;
  /** Who can load it, if it wasn't loaded. */
  readings: Readings | undefined;
  /** It was built without the declarations that were asked for. */
  lacksTypes: boolean | 'offered';
  /** TypeScript in the page wrote some. */
  isTyped: boolean;
}

const NO_EDITS: Edits = {};

/** The project of the reader: builds what is shown and edited, and keeps the edits. */
export class LiveProject {
  phase: Phase = 'starting';
  /** Why it failed. */
  reason = '';
  /** Why the config can't be read; then the last build stays. */
  problem: ConfigProblem | undefined;
  /** Absent where the prebuilt files answer. */
  built: LiveBuild | undefined;

  readonly #open: () => Promise<Rslib>;
  readonly #tell: () => void;
  #rslib: Rslib | undefined;
  #isClosed = false;
  #shown: { sample: Sample; choice: Choice } | undefined;
  #last: Build | undefined;
  #edits = new Map<string, Edits>();
  #turn = 0;
  #types: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Rslib is opened by the first start; `tell` is called when something has changed. */
  constructor(open: () => Promise<Rslib>, tell: () => void) {
    this.#open = open;
    this.#tell = tell;
  }

  /** Whether it has edits of a sample, or had some. */
  knows(id: string): boolean {
    return this.#edits.has(id);
  }

  /** Takes edits that came with a link or were kept, before the sample is shown. */
  take(id: string, edits: Edits): void {
    this.#edits.set(id, edits);
  }

  /** The edited files of the sample that is shown. */
  get edits(): Edits {
    return this.#edits.get(this.#shown?.sample.id ?? '') ?? NO_EDITS;
  }

  get isEdited(): boolean {
    return Object.keys(this.edits).length > 0;
  }

  /** Whether the files that are shown are those of an earlier text or choice. */
  get isOutdated(): boolean {
    if (this.phase === 'ready') return !!this.problem;
    const isOff = this.phase === 'starting' || this.phase === 'off';
    return this.isEdited || (!isOff && !!this.built);
  }

  get shown(): { sample: Sample; choice: Choice } | undefined {
    return this.#shown;
  }

  /** Whether Rslib in the page has the plugins of the sample. */
  get canBuild(): boolean {
    const asked = this.#ask(NO_EDITS);
    return !!asked && 'request' in asked;
  }

  async start(): Promise<void> {
    this.#become('starting');
    try {
      const rslib = (this.#rslib ??= await this.#open());
      if (this.#isClosed) return;
      await rslib.start();
    } catch (error) {
      this.#fail(error, 'off');
      return;
    }
    await this.#build();
  }

  /** Builds another choice, or another sample. */
  show(sample: Sample, choice: Choice): void {
    if (this.#shown?.sample !== sample) {
      this.#last = undefined;
      this.built = undefined;
    }
    this.#compareWithBuilt();
    this.#shown = { sample, choice };
    if (this.phase !== 'starting' && this.phase !== 'off') void this.#build();
  }

  /** Takes the text of a file, which may be new; null removes it. */
  edit(file: string, text: string | null): void {
    if (!this.#shown) return;
    if (this.#last?.choice !== this.built?.choice) this.#compareWithBuilt();
    const { sample, choice } = this.#shown;
    const { id, sources } = sample;
    const others = without(this.edits, file);
    const isOwn = isSetup(file) || Object.hasOwn(sources, file);
    const isEdited = text !== (isOwn ? sourceText(sample, choice, file) : null);
    this.#edits.set(id, isEdited ? { ...others, [file]: text } : others);
    this.#tell();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#build(), EDIT_PAUSE_MS);
  }

  /** Has TypeScript write declarations of edited code, with the types that are there. */
  takeTypes(types: string): void {
    this.#types = types;
    void this.#build();
  }

  /** Takes back all edits of the sample. */
  reset(): void {
    this.#edits.set(this.#shown?.sample.id ?? '', NO_EDITS);
    void this.#build();
  }

  close(reason: string): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#rslib?.close(reason);
  }

  /** So that what an edit did isn't told of an option that changes later, or before. */
  #compareWithBuilt(): void {
    const { choice, result } = this.built ?? {};
    if (choice && result && 'files' in result) this.#last = { choice, result };
  }

  async #build(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    const { sample, choice } = this.#shown ?? {};
    const rslib = this.#rslib;
    if (!sample || !choice || !rslib) return;
    const { edits, isEdited } = this;
    const asked = this.#ask(edits, isEdited ? this.#types : undefined);
    this.problem =
      isEdited && asked && 'problem' in asked ? asked.problem : undefined;
    if (!asked || 'problem' in asked || (asked.lacksTypes && !isEdited)) {
      if (!isEdited) this.built = undefined;
      this.#become('ready');
      return;
    }
    const slow = setTimeout(() => this.#become('building'), SLOW_BUILD_MS);
    try {
      const built = await rslib.build(asked.request);
      if (turn !== this.#turn) return;
      const data = readResult(sample, choice);
      const result = resultOf(built, isEdited ? undefined : data);
      const log = withoutPlaces(built.log);
      const { ms } = built;
      const before = this.#last;
      const { lacksTypes } = asked;
      // Options don't change a config that was edited, so they aren't what changed.
      const ruled = edits[CONFIG] === undefined ? choice : before?.choice;
      this.built = {
        choice: ruled ?? choice,
        result,
        before,
        log,
        ms,
        lacksTypes,
        isTyped: !!asked.request.types,
        readings:
          'files' in result && !result.loads
            ? readLoads({
                ...result.files,
                [PACKAGE]: asked.request.files[PACKAGE] ?? '',
              })
            : undefined,
      };
      // Each pause in typing is a build, so edits are compared with what was there before.
      if ('files' in result && !isEdited) this.#last = { choice, result };
      this.#become('ready');
    } catch (error) {
      if (turn === this.#turn && !(error instanceof Superseded))
        this.#fail(error, 'failed');
    } finally {
      clearTimeout(slow);
    }
  }

  #ask(edits: Edits, types?: string) {
    if (!this.#shown) return undefined;
    const { sample, choice } = this.#shown;
    const textOf = (file: string) =>
      edits[file] ?? sourceText(sample, choice, file);
    const { sources } = withEdits(sample, edits);
    const files = { ...without(sources, CONFIG), [PACKAGE]: textOf(PACKAGE) };
    return buildRequest(textOf(CONFIG), files, types);
  }

  #fail(error: unknown, phase: Phase): void {
    this.reason = error instanceof Error ? error.message : String(error);
    this.#become(phase);
  }

  #become(phase: Phase): void {
    this.phase = phase;
    if (!this.#isClosed) this.#tell();
  }
}

const without = <T>(files: Readonly<Record<string, T>>, file: string) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => name !== file));
