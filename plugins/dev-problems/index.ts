import { readFileSync, watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import launchEditor from 'launch-editor';
import {
  addressToId,
  cleanAddress,
  splitAddress,
  type AddressRules,
} from '../../shared/siteAddress.ts';
import type { Question } from '../../shared/problems.ts';
import { askQuestions } from './askQuestions.ts';

export interface DevProblemsOptions {
  /** The folder of the pages; the project is around it. */
  content: string;
  rules: AddressRules;
  /** What else problems come from, such as the navigation. */
  alsoRead: readonly string[];
  /** The program that answers what's wrong with a page. */
  answers: string;
}

const BASE = '/__problems/';
const OVERLAY = fileURLToPath(new URL('./overlay.js', import.meta.url));
/** Editors write a file in several steps. */
const SETTLE_MS = 200;
/** How soon a page asks again whether the server is back. */
const RETRY_MS = 500;

/**
 * During development, shows the problems of a page on the page itself, with file, line,
 * reason, and fix; each opens in the editor.
 */
export function pluginDevProblems(options: DevProblemsOptions): RspressPlugin {
  return {
    name: 'dev-problems',
    builderConfig: { plugins: [serveProblems(options)] },
  };
}

/** The page behind an address of the development server. */
export function questionOf(address: string, rules: AddressRules): Question {
  const clean = cleanAddress(address);
  return {
    lang: splitAddress(clean, rules).lang,
    id: addressToId(clean, rules),
  };
}

function serveProblems({
  content,
  rules,
  alsoRead,
  answers,
}: DevProblemsOptions): RsbuildPlugin {
  const root = path.dirname(content);
  return {
    name: 'dev-problems',
    setup(api) {
      if (api.context.action !== 'dev') return;
      const program = askQuestions(answers, root);
      const readers = new Set<ServerResponse>();
      let timer: NodeJS.Timeout | undefined;
      const tell = (event: 'changed' | 'restarting', text: string) => {
        for (const reader of readers)
          reader.write(`event: ${event}\ndata: ${text}\n\n`);
      };
      const settle = () => {
        clearTimeout(timer);
        timer = setTimeout(() => tell('changed', ''), SETTLE_MS);
      };
      // Watches the folder, because editors replace a file with a new one.
      const watchers = alsoRead.map(file =>
        watch(path.dirname(file), (_event, name) => {
          if (name === null || name === path.basename(file)) settle();
        }),
      );
      watchers.push(watch(content, { recursive: true }, settle));
      api.onRestart(({ filePath }) =>
        tell('restarting', restartReason(filePath, root)),
      );
      api.onCloseDevServer(() => {
        clearTimeout(timer);
        for (const watcher of watchers) watcher.close();
        program.stop();
        for (const reader of readers) reader.end();
      });

      async function answer(url: URL, response: ServerResponse) {
        const name = url.pathname.slice(BASE.length);
        const parameter = (key: string) => url.searchParams.get(key) ?? '';
        if (name === 'overlay.js') {
          response.setHeader('content-type', 'text/javascript');
          response.end(readFileSync(OVERLAY));
        } else if (name === 'page') {
          const found = await program.ask(questionOf(parameter('path'), rules));
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(found));
        } else if (name === 'changes') {
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          response.write(`retry: ${RETRY_MS}\n\n`);
          readers.add(response);
          response.on('close', () => readers.delete(response));
        } else if (name === 'open') {
          const file = path.resolve(root, parameter('file'));
          // A page on the network may ask for this address, too.
          if (file.startsWith(content + path.sep) || alsoRead.includes(file))
            launchEditor(`${file}:${Number(parameter('line')) || 1}`);
          response.end();
        } else {
          response.writeHead(404).end();
        }
      }

      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          html: {
            tags: [
              {
                tag: 'script',
                attrs: { src: `${BASE}overlay.js`, defer: true },
                append: true,
              },
            ],
          },
          server: {
            setup: context => {
              if (context.action !== 'dev') return;
              context.server.middlewares.use(
                (
                  request: IncomingMessage,
                  response: ServerResponse,
                  next: () => void,
                ) => {
                  const url = new URL(request.url ?? '/', 'http://localhost');
                  if (!url.pathname.startsWith(BASE)) next();
                  else void answer(url, response);
                },
              );
            },
          },
        }),
      );
    },
  };
}

/** Why the server restarts, for the page that waits for it. */
export function restartReason(
  changed: string | null | undefined,
  root: string,
): string {
  const file = changed ? path.relative(root, changed) : '';
  // dev-restart triggers restarts with a file outside the project.
  const why =
    file === '' || file.startsWith('..')
      ? 'a page came or went'
      : `${file.split(path.sep).join('/')} changed`;
  return `The server restarts, because ${why}…`;
}
