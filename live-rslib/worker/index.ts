// The worker: Rslib as npm has it, over the WebAssembly of its Rspack.
import './node/register.ts';
import type { Answer, Question } from '../Build.ts';
import { bridge } from './bridge.ts';
import { buildProject, installPackages, writeFiles } from './buildProject.ts';
import { compileBinding } from './loadBinding.ts';
import { usedMemory } from './memory.ts';
import { provideModules } from './toolModules.ts';
import { provideTypescript } from './typescript/provideTypescript.ts';

/** Files that the tools read at their own place. */
declare const TOOL_FILES: Readonly<Record<string, string>>;

const tell = (answer: Answer) => postMessage(answer);

async function start(): Promise<Answer> {
  // Without it, the threads of Rspack would never start, and nothing would be said.
  if (!crossOriginIsolated) throw new Error("The page isn't isolated.");
  writeFiles('/', TOOL_FILES);
  // Not for the page: Firefox passes it to none whose policy has no WebAssembly.
  bridge.module = await compileBinding((loadedBytes, totalBytes) =>
    tell({ tell: 'progress', loadedBytes, totalBytes }),
  );
  await provideModules((await import('@rspack/binding-wasm32-wasi')).default);
  await import('@rslib/core');
  return { tell: 'started' };
}

async function answer(question: Question): Promise<Answer> {
  switch (question.ask) {
    case 'start':
      return start();
    case 'install':
      installPackages(question.folder, question.files);
      return { tell: 'installed' };
    case 'build': {
      const { folder, types } = question.request;
      if (types) await provideTypescript(folder, types);
      const startedAt = performance.now();
      const built = await buildProject(question.request);
      const ms = performance.now() - startedAt;
      const memoryBytes = bridge.allocator ? usedMemory(bridge.allocator) : 0;
      return { tell: 'built', result: { ...built, memoryBytes, ms } };
    }
  }
}

let last = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  last = last
    .then(() => answer(data))
    .catch((error: unknown): Answer => ({
      tell: 'failed',
      error: String(error),
    }))
    .then(tell);
});
