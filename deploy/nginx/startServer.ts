import { mkdir, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Policy } from '../policy.ts';
import { readBuild } from '../readBuild.ts';
import { readPolicy } from '../readPolicy.ts';
import { createConfig } from './createConfig.ts';
import { findBrotliModule } from './findNginx.ts';
import { LOOPBACK, reservePort } from './port.ts';
import { type RunningServer, runNginx } from './runNginx.ts';

export interface ServerOptions {
  /** Folder of the built site. */
  dist: string;
  /** 0 takes any free port. */
  port: number;
  /** Made from the build unless given. */
  policy?: Policy;
}

async function writeConfig(
  dist: string,
  port: number,
  policy: Policy,
): Promise<string> {
  const workFolder = path.resolve('.cache', `nginx-${port}`);
  const brotli = findBrotliModule();
  const isRoot = process.getuid?.() === 0;
  const config = createConfig(policy, {
    root: path.resolve(dist),
    listen: [`${LOOPBACK}:${port}`],
    serverName: '_',
    hasBrotli: brotli !== undefined,
    modules: brotli ? [brotli] : [],
    workFolder,
    ...(isRoot && { user: userInfo().username }),
  });
  const file = path.join(workFolder, 'nginx.conf');
  await mkdir(workFolder, { recursive: true });
  await writeFile(file, config);
  return file;
}

/** Serves a build on loopback with the real nginx and the shipped rules. */
export async function startServer(
  options: ServerOptions,
): Promise<RunningServer> {
  const policy =
    options.policy ?? readPolicy(options.dist, await readBuild(options.dist));
  const port = await reservePort(options.port);
  const config = await writeConfig(options.dist, port, policy);

  const server = await runNginx(config, port);
  return {
    ...server,
    async stop() {
      await server.stop();
      // Nobody looks for the logs of a port that was chosen by chance.
      if (options.port === 0) {
        await rm(path.dirname(config), { recursive: true, force: true });
      }
    },
  };
}
