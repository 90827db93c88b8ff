import {
  installCommand,
  packageManagers,
} from '../../universal/installCommand.ts';
import { markdownPath } from './markdownPath.ts';

export interface TwinContext {
  title: string;
  origin: string;
  /** Where examples can be read, and the version of Rslib that built them. */
  exampleSource: string;
  version: string;
  /** What the drawings of the page show, by name, in words. */
  diagrams: Record<string, { title: string; description: string }>;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^(\s*)(`{3,}|~{3,})(.*)$/;
const INLINE_CODE = /(`[^`]*`)/;
const CALLOUT_START = /^:::\s*(\w+)\s*(?:\[([^\]]*)\]|(.*))$/;

/**
 * A page's source as plain Markdown: the title as heading, callouts as quotes,
 * components as what they show, links absolute and to Markdown.
 */
export function toMarkdown(source: string, context: TwinContext): string {
  const { title, exampleSource, version } = context;
  // An overview may do without a title of its own.
  const out: string[] = title ? [`# ${title}`, ''] : [];
  let fence = '';
  let example: string | undefined;
  let isInCallout = false;
  const push = (line: string) =>
    out.push(isInCallout ? `> ${line}`.trimEnd() : line);

  for (const line of source.replace(FRONT_MATTER, '').trimStart().split('\n')) {
    const [, indent = '', ticks = '', info = ''] = FENCE.exec(line) ?? [];
    if (fence) {
      push(line);
      if (!ticks.startsWith(fence) || info.trim()) continue;
      fence = '';
      if (!example) continue;
      push('');
      push(`(Built with @rslib/core ${version}: ${exampleSource}/${example})`);
    } else if (ticks) {
      fence = ticks;
      example = /\bexample="([^"]+)"/.exec(info)?.[1];
      push(`${indent}${ticks}${plainInfo(info)}`);
    } else if (isInCallout && /^:::\s*$/.test(line)) {
      isInCallout = false;
    } else if (CALLOUT_START.test(line)) {
      isInCallout = true;
      push(`**${calloutTitle(line)}**`);
      push('');
    } else {
      push(plainLine(line, context));
    }
  }
  return `${out.join('\n').trim()}\n`;
}

/** Language and title of a fence; the rest is for the build. */
function plainInfo(info: string): string {
  const [lang = ''] = info.trim().split(/\s+/);
  const title = /title="([^"]*)"/.exec(info)?.[0];
  return [lang, title].filter(Boolean).join(' ');
}

function calloutTitle(line: string): string {
  const [, type = '', bracketed, plain] = CALLOUT_START.exec(line) ?? [];
  const own = (bracketed ?? plain ?? '').trim();
  return own || type.charAt(0).toUpperCase() + type.slice(1);
}

function plainLine(line: string, { origin, diagrams }: TwinContext): string {
  const [, name = ''] = /^<Diagram name="(\w+)"\s*\/>$/.exec(line.trim()) ?? [];
  const diagram = diagrams[name];
  if (diagram) return `> **${diagram.title}**\n>\n> ${diagram.description}`;
  const command = /^<PackageManagerTabs command="([^"]+)"\s*\/>$/.exec(
    line.trim(),
  )?.[1];
  if (command) {
    const commands = packageManagers.map(manager =>
      installCommand(command, manager),
    );
    return ['```sh', ...commands, '```'].join('\n');
  }
  return line
    .replace(/^(#{1,6} .*?)\s*\\?\{#[\w-]+\}\s*$/, '$1')
    .split(INLINE_CODE)
    .map((part, index) =>
      // Every second part is code, which stays as it was written.
      index % 2 === 1 ? part : absoluteLinks(part, origin),
    )
    .join('');
}

/** Links to pages lead to their Markdown; links to files only become absolute. */
function absoluteLinks(text: string, origin: string): string {
  return text.replace(
    /\]\((\/[^)#\s]*)(#[^)\s]*)?\)/g,
    (_, path: string, hash = '') => {
      const target = /\.\w+$/.test(path) ? path : markdownPath(path);
      return `](${origin}${target}${hash})`;
    },
  );
}
