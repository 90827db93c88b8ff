import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Run } from '../../../content-model/examples/ExampleResult.ts';
import { plainEnvironment } from './environment.ts';
import { normalizeLog, type KnownFolders } from './normalizeLog.ts';

/** Longer means that the command waits for something that never comes. */
const COMMAND_LIMIT_MS = 600_000;

/**
 * Runs one command line in a folder as a reader would, and keeps what it printed.
 * `root` is the folder whose packages it finds.
 */
export function runCommand(
  command: string,
  cwd: string,
  root: string,
  folders: KnownFolders,
): Run {
  const env = plainEnvironment();
  const bin = path.join(root, 'node_modules/.bin');
  // One stream for both kinds of output keeps their order.
  const { status, stdout, error } = spawnSync('sh', ['-c', `${command} 2>&1`], {
    cwd,
    encoding: 'utf8',
    timeout: COMMAND_LIMIT_MS,
    env: {
      ...env,
      PATH: `${bin}${path.delimiter}${env.PATH ?? ''}`,
      npm_config_update_notifier: 'false',
      npm_config_loglevel: 'error',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      // A command that is not installed must fail, not be fetched.
      npm_config_offline: 'true',
    },
  });
  if (error) throw error;
  return { exit: status ?? 1, log: normalizeLog(stdout, folders) };
}
