import { MESSAGE_LIMIT } from '../../shared/readerReports.ts';

/** What is kept of a report: nothing that says who sent it. */
export type Report =
  | {
      type: 'csp-violation';
      path: string;
      directive: string;
      /** A keyword such as `inline`, a path of ours, or the origin of another. */
      blocked: string;
      file: string;
      line: number;
      column: number;
    }
  | {
      type: 'script-error';
      path: string;
      message: string;
      file: string;
      line: number;
      column: number;
    };

/** A browser sends what has gathered for a while; a page has few problems. */
const MAX_REPORTS = 10;
const MAX_POSITION = 10_000_000;
const PLAIN_PATH = /^\/[\w./%~-]{0,199}$/;
const KEYWORD = /^[a-z][a-z-]{1,39}$/;
/** Extensions inject code into pages, and the policy blocks it: not our fault. */
const EXTENSION = /^[a-z-]*-extension\b|^about:|^resource:/;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the body of a request, which anyone may have written. Throws if it isn't
 * JSON; leaves out what isn't a report about `origin`.
 */
export function readReports(body: string, origin: string): Report[] {
  const value: unknown = JSON.parse(body);
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items
    .slice(0, MAX_REPORTS)
    .map(item => readReport(fieldsOf(item), origin))
    .filter(report => report !== undefined);
}

function readReport(fields: Fields, origin: string): Report | undefined {
  if (fields.type === 'script-error') return readScriptError(fields);
  if (fields.type === 'csp-violation') {
    return readViolation(fieldsOf(fields.body), origin);
  }
  return undefined;
}

function readScriptError(fields: Fields): Report | undefined {
  const file = plainPath(fields.file);
  const message = plainMessage(fields.message);
  if (file === '' || message === '') return undefined;
  return {
    type: 'script-error',
    path: plainPath(fields.path),
    message,
    file,
    ...positionOf(fields.line, fields.column),
  };
}

function readViolation(fields: Fields, origin: string): Report | undefined {
  const { blockedURL, documentURL, effectiveDirective, sourceFile } = fields;
  const isForeign = [blockedURL, sourceFile].some(
    value => typeof value === 'string' && EXTENSION.test(value),
  );
  const isKeyword =
    typeof effectiveDirective === 'string' && KEYWORD.test(effectiveDirective);
  if (isForeign || !isKeyword || originOf(documentURL) !== origin) {
    return undefined;
  }
  return {
    type: 'csp-violation',
    path: pathIn(documentURL, origin),
    directive: effectiveDirective,
    blocked: blockedIn(blockedURL, origin),
    file: pathIn(sourceFile, origin),
    ...positionOf(fields.lineNumber, fields.columnNumber),
  };
}

/** The fields of an object; none of anything else. */
function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields) // Each field is checked where it's read.
    : {};
}

function plainPath(value: unknown): string {
  return typeof value === 'string' && PLAIN_PATH.test(value) ? value : '';
}

function originOf(value: unknown): string | undefined {
  return typeof value === 'string' ? URL.parse(value)?.origin : undefined;
}

/** The path of a URL of ours, without query and hash. */
function pathIn(value: unknown, origin: string): string {
  if (originOf(value) !== origin) return '';
  return plainPath(URL.parse(String(value))?.pathname);
}

function blockedIn(value: unknown, origin: string): string {
  if (typeof value !== 'string') return '';
  if (KEYWORD.test(value)) return value;
  const own = pathIn(value, origin);
  if (own !== '') return own;
  const url = URL.parse(value);
  if (!url) return '';
  return url.origin === 'null' ? url.protocol : url.origin;
}

/** Without what readers may have typed: queries, addresses, keys. */
function plainMessage(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .slice(0, 2 * MESSAGE_LIMIT)
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[?#]\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(/[\w+/=-]{32,}/g, '…')
    .trim()
    .slice(0, MESSAGE_LIMIT);
}

function positionOf(line: unknown, column: unknown) {
  return { line: position(line), column: position(column) };
}

function position(value: unknown): number {
  return Number.isInteger(value) && Number(value) >= 0
    ? Math.min(Number(value), MAX_POSITION)
    : 0;
}
