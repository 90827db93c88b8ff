import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Rslib from '@rslib/core';

/** Thrown where the tool would have ended the process. */
class ExitSignal extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`process.exit(${code})`);
    this.code = code;
  }
}

/**
 * Builds the project in the working directory and tells the exit code the
 * command line would have had. The tool's own cache stays off: it is slower for
 * tiny projects and can serve stale output. `change` may adapt the configuration.
 */
export async function buildWithApi(
  change: (config: Rslib.RslibConfig) => void = () => {},
): Promise<number> {
  const exit = process.exit.bind(process);
  // Rslib ends the process on some mistakes; the next example still has to run.
  process.exit = code => {
    throw new ExitSignal(Number(code ?? 0));
  };
  delete process.env.NODE_ENV;
  try {
    const { createRslib, loadConfig } = await importRslib();
    const rslib = await createRslib({
      cwd: process.cwd(),
      config: async () => {
        const loaded = await loadConfig({
          cwd: process.cwd(),
          command: 'build',
        });
        loaded.content.lib ??= [{}];
        loaded.content.performance = {
          ...loaded.content.performance,
          buildCache: false,
        };
        change(loaded.content);
        return loaded;
      },
    });
    const { close } = await rslib.build();
    await close();
    return 0;
  } catch (error) {
    if (error instanceof ExitSignal) return error.code;
    console.error(
      `error   ${error instanceof Error ? error.message : String(error)}`,
    );
    return 1;
  } finally {
    process.exit = exit;
  }
}

/** The Rslib that the project in the working directory has installed. */
function importRslib() {
  const project = createRequire(path.resolve('package.json'));
  const { href } = pathToFileURL(project.resolve('@rslib/core'));
  // It is the package whose types these are, in whatever version.
  return import(href) as Promise<typeof Rslib>;
}
