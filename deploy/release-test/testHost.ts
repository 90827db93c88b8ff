import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunningServer } from '../nginx/runNginx.ts';
import { writeWholeBuild } from '../build-record/wholeBuild.ts';
import { currentRelease } from '../release/layout.ts';
import { ask } from './request.ts';
import { createReleaseHost, type ReleaseHost } from './startReleases.ts';

/** A server with releases of small builds, identified by name. */
export interface TestHost extends ReleaseHost {
  work: string;
  build(name: string): Promise<string>;
  /** Releases a build with this name and returns its id; throws if refused. */
  publish(name: string, ...args: string[]): Promise<string>;
  serve(): Promise<RunningServer>;
  /** The name of the build whose home page readers get. */
  readersGet(): Promise<string | undefined>;
  end(): Promise<void>;
}

/** Sets up a server without a release. */
export async function createTestHost(): Promise<TestHost> {
  const work = mkdtempSync(path.join(tmpdir(), 'release-host-'));
  const host = await createReleaseHost(work);
  const builds = new Map<string, Promise<string>>();
  let server: RunningServer | undefined;
  const testHost: TestHost = {
    ...host,
    work,
    build(name) {
      const known = builds.get(name) ?? writeWholeBuild(work, name);
      builds.set(name, known);
      return known;
    },
    async publish(name, ...args) {
      const dist = await testHost.build(name);
      const { status, output } = host.release('--dist', dist, ...args);
      if (status !== 0) throw new Error(`${name} was refused: ${output}`);
      return currentRelease(host.folder) ?? '';
    },
    async serve() {
      server = await host.start();
      return server;
    },
    async readersGet() {
      const { body } = await ask(`http://127.0.0.1:${host.port}/`);
      return /<script>"([^"]*)"/.exec(String(body))?.[1];
    },
    async end() {
      await server?.stop();
      rmSync(work, { recursive: true, force: true });
    },
  };
  mkdirSync(host.folder, { recursive: true });
  return testHost;
}
