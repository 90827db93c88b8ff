import { appendFileSync, renameSync, statSync } from 'node:fs';
import type { Report } from './readReports.ts';

/** A file of JSON lines that never takes more than twice `maxBytes`. */
export class ReportFile {
  readonly #file: string;
  readonly #maxBytes: number;
  #bytes: number;

  constructor(file: string, maxBytes: number) {
    this.#file = file;
    this.#maxBytes = maxBytes;
    this.#bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Appends reports; a full file becomes its own only predecessor. */
  add(reports: readonly Report[], time: Date): void {
    // The hour tells releases apart; the second could tell readers apart.
    const hour = time.toISOString().slice(0, 13);
    const text = reports
      .map(report => `${JSON.stringify({ hour, ...report })}\n`)
      .join('');
    const bytes = Buffer.byteLength(text);
    if (this.#bytes > 0 && this.#bytes + bytes > this.#maxBytes) {
      renameSync(this.#file, `${this.#file}.1`);
      this.#bytes = 0;
    }
    appendFileSync(this.#file, text, { mode: 0o600 });
    this.#bytes += bytes;
  }
}
