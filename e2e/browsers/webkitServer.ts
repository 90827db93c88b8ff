import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { LOOPBACK, reservePort } from '../../deploy/nginx/port.ts';
import { eventually } from './eventually.ts';

export interface WebKitServer {
  origin: string;
  /** Its own small browser. */
  binary: string;
  stop(): Promise<void>;
}

/** The WebDriver of WebKitGTK, with a screen in memory for its windows. */
export async function startWebKitServer(): Promise<WebKitServer> {
  const binary = findBrowser();
  const screen = await startScreen();
  const port = await reservePort(0);
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, LANG: 'C.UTF-8' },
    stdio: 'ignore',
  });
  process.once('exit', () => {
    server.kill();
    screen.process.kill();
  });
  const origin = `http://${LOOPBACK}:${port}`;
  await eventually(
    'WebKitWebDriver answers',
    () =>
      fetch(`${origin}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    true,
  );
  return {
    origin,
    binary,
    async stop() {
      await stop(server);
      await stop(screen.process);
    },
  };
}

function findBrowser(): string {
  const [binary] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser');
  if (binary) return binary;
  throw new Error(
    'The MiniBrowser of WebKitGTK was not found, so the flows cannot be tried in WebKit. On Debian install the packages webkit2gtk-driver and xvfb.',
  );
}

/** A screen in memory that is wide enough for every window. */
async function startScreen() {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1000x24'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const numbers = screen.stdio[3];
  if (!numbers) throw new Error('Xvfb has no way to tell its number.');
  const [number] = (await once(numbers, 'data')) as [Buffer];
  return { process: screen, display: `:${number.toString().trim()}` };
}

async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill();
  await ended;
}
