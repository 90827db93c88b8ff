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
import type { Tls } from './tls.ts';

export interface ServerOptions {
  /** Folder of the built site. */
  dist: string;
  /** 0 picks any free port. */
  port: number;
  /** Derived from the build by default. */
  policy?: Policy;
  /** Serves the site at `https://localhost` with these files. */
  certificate?: { certificate: string; key: string };
}

export interface SiteServer extends RunningServer {
  /** With a certificate: where plain HTTP redirects to `origin`. */
  plainOrigin?: string;
}

async function writeConfig(
  dist: string,
  port: number,
  policy: Policy,
  tls: Tls | undefined,
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
    ...(tls && { tls }),
    ...(isRoot && { user: userInfo().username }),
  });
  const file = path.join(workFolder, 'nginx.conf');
  await mkdir(workFolder, { recursive: true });
  await writeFile(file, config);
  return file;
}

async function planTls(
  files: { certificate: string; key: string },
  port: number,
): Promise<Tls> {
  const plainPort = await reservePort(0);
  return {
    ...files,
    plainListen: [`${LOOPBACK}:${plainPort}`],
    origin: `https://localhost:${port}`,
  };
}

/** Serves a build on loopback with real nginx and the rules we ship. */
export async function startServer(options: ServerOptions): Promise<SiteServer> {
  const policy =
    options.policy ?? readPolicy(options.dist, await readBuild(options.dist));
  const port = await reservePort(options.port);
  const tls = options.certificate && (await planTls(options.certificate, port));
  const config = await writeConfig(options.dist, port, policy, tls);

  const server = await runNginx(config, port);
  return {
    ...server,
    ...(tls && {
      origin: tls.origin,
      plainOrigin: `http://${tls.plainListen[0]}`,
    }),
    async stop() {
      await server.stop();
      // Nobody looks for the logs of a randomly chosen port.
      if (options.port === 0) {
        await rm(path.dirname(config), { recursive: true, force: true });
      }
    },
  };
}
