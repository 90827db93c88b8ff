import type { Dictionary } from '../../i18n/index.ts';
import { parseFenceMeta } from '../verified-examples/parseFenceMeta.ts';
import { plainLine } from './plainLine.ts';
import { readTag } from './readTag.ts';
import {
  calloutWord,
  twinComponents,
  type DiagramTexts,
} from './twinComponents.ts';

export interface TwinContext {
  origin: string;
  /** Where examples can be read. */
  exampleSource: string;
  /** The dictionary of the page's language. */
  words: Dictionary;
  diagrams: DiagramTexts;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^(\s*)(`{3,}|~{3,})(.*)$/;
const CALLOUT_START =
  /^\s*(:{3,})\s*(\w+)\s*(?:\[([^\]]*)\]|\{\s*title="([^"]*)"\s*\}|(.*))$/;
const CALLOUT_END = /^\s*(:{3,})\s*$/;
/** `<Tab label="x">text</Tab>` on one line. */
const ONE_LINE_ELEMENT = /^(\s*<([A-Z][\w.]*)[^>]*[^/]>)(.+)(<\/\2>)\s*$/;
const MODULE_LINE = /^(?:import|export)\s/;

/**
 * The text of a page as plain Markdown: callouts as quotes, components as what
 * they show, links absolute and to Markdown.
 */
export function toMarkdown(source: string, context: TwinContext): string {
  const lines = source
    .replace(FRONT_MATTER, '')
    .split('\n')
    .flatMap(line => {
      const [, start, , text, end] = ONE_LINE_ELEMENT.exec(line) ?? [];
      return start && text && end ? [start, '', text, '', end] : [line];
    });
  const out: string[] = [];
  /** What is open around a line; a quote ends with its colons or its tag. */
  const quotes: string[] = [];
  const push = (...added: string[]) => {
    const prefix = '> '.repeat(quotes.length);
    out.push(...added.map(line => (prefix + line).trimEnd()));
  };

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (FENCE.test(line)) {
      const end = fenceEnd(lines, at);
      push(...fenceLines(lines.slice(at, end + 1)));
      at = end;
      continue;
    }
    const [, endColons] = CALLOUT_END.exec(line) ?? [];
    if (endColons && endColons === quotes.at(-1)) {
      quotes.pop();
      continue;
    }
    const [, colons, type = '', ...titles] = CALLOUT_START.exec(line) ?? [];
    if (colons) {
      const title = titles.find(one => one?.trim())?.trim();
      quotes.push(colons);
      push(`**${title ?? calloutWord(type, context.words)}**`, '');
      continue;
    }
    const isStartOfBlock = at === 0 || lines[at - 1]?.trim() === '';
    if (MODULE_LINE.test(line) && isStartOfBlock) {
      while (lines[at + 1]?.trim()) at++;
      continue;
    }
    const tag = readTag(lines, at);
    if (!tag) {
      push(plainLine(line, context.origin));
      continue;
    }
    at += tag.lineCount - 1;
    if (tag.kind === 'close') {
      if (quotes.at(-1) === tag.name) quotes.pop();
      push('');
      continue;
    }
    const form = twinComponents[tag.name]?.(tag.props, context);
    if (form?.isQuoted && tag.kind === 'open') quotes.push(tag.name);
    push(...(form?.lines ?? []), '');
  }
  return withoutGaps(out);
}

function fenceEnd(lines: readonly string[], start: number): number {
  const [, , ticks = ''] = FENCE.exec(lines[start] ?? '') ?? [];
  const end = lines.findIndex((line, at) => {
    const [, , mark = '', info = ''] = FENCE.exec(line) ?? [];
    return at > start && mark.startsWith(ticks) && info.trim() === '';
  });
  return end === -1 ? lines.length - 1 : end;
}

/** A fence with language and title; the rest of its first line is for the build. */
function fenceLines(lines: readonly string[]): string[] {
  const [first = '', ...rest] = lines;
  const [, indent = '', ticks = '', info = ''] = FENCE.exec(first) ?? [];
  const { title } = parseFenceMeta(info).values;
  const [lang = ''] = info.trim().split(/[\s{]/);
  const shown = [lang, title && `title="${title}"`].filter(Boolean).join(' ');
  return [`${indent}${ticks}${shown}`, ...rest];
}

/** At most one empty line in a row outside of code, and none at the ends. */
function withoutGaps(lines: readonly string[]): string {
  let fence = '';
  const kept = lines.filter((line, at) => {
    const bare = line.replace(/^(?:> ?)*/, '');
    const [, , ticks = '', info = ''] = FENCE.exec(bare) ?? [];
    if (fence) {
      if (ticks.startsWith(fence) && info.trim() === '') fence = '';
      return true;
    }
    fence = ticks;
    const isEmpty = /^[>\s]*$/.test(line);
    return !(isEmpty && /^[>\s]*$/.test(lines[at - 1] ?? ''));
  });
  return kept.join('\n').trim();
}
