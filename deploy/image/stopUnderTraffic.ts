// Stops a server while requests are under way, and counts what it cuts off:
//   node deploy/image/stopUnderTraffic.ts --origin http://127.0.0.1:8080 --stop 'podman stop docs'
import { exec } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Mistake } from '../../tooling/mistakes.ts';
import { readCommand } from '../../tooling/readCommand.ts';

/** Requests whose start the server has when it's told to stop. */
const STARTED = 20;
/** Readers who go from request to request meanwhile. */
const READERS = 8;
const TRAFFIC_MS = 500;
const STOP_LIMIT_MS = 15_000;

const START = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';
const END = '\r\n';

export interface Stopped {
  whole: number;
  /** Not taken any more: a balancer asks the next server. */
  turnedAway: number;
  /** The start of a request was taken, or of an answer given, and no more came. */
  cutOff: number;
}

/** Tells a server to stop; what it has taken on by then, it must answer. */
export async function stopUnderTraffic(
  origin: string,
  stop: () => Promise<unknown>,
): Promise<Stopped> {
  const { length } = await (await send(origin)).answer;
  const counts: Stopped = { whole: 0, turnedAway: 0, cutOff: 0 };
  const count = (answer: string, isTaken: boolean) => {
    if (answer.length === length) counts.whole += 1;
    else if (answer || isTaken) counts.cutOff += 1;
    else counts.turnedAway += 1;
    return answer.length === length;
  };
  const started = await Promise.all(
    Array.from({ length: STARTED }, () => send(origin, false)),
  );
  let isOpen = true;
  const readers = Array.from({ length: READERS }, async () => {
    while (isOpen) {
      isOpen &&= count(await (await send(origin)).answer, false);
    }
  });
  await wait(TRAFFIC_MS);
  const stopping = stop();
  const limit = AbortSignal.timeout(STOP_LIMIT_MS);
  while (isOpen && !limit.aborted) await wait(10);
  if (isOpen) {
    isOpen = false;
    throw new Mistake(
      `${origin} still takes requests ${STOP_LIMIT_MS} ms after it was told to stop, so nothing was proven. Look at the command in --stop.`,
    );
  }
  await Promise.all(readers);
  for (const { answer, end } of started) {
    end();
    count(await answer, true);
  }
  await stopping;
  return counts;
}

/** Sends a request, or its start; the answer is what came before the end. */
async function send(
  origin: string,
  isWhole = true,
): Promise<{ answer: Promise<string>; end: () => void }> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  let text = '';
  socket.on('data', part => (text += part.toString('latin1')));
  const answer = new Promise<string>(resolve => {
    socket.on('close', () => resolve(text));
  });
  const sent = new Promise<void>(resolve => {
    socket.on('error', () => resolve());
    socket.write(isWhole ? START + END : START, () => resolve());
  });
  await sent;
  return { answer, end: () => socket.write(END) };
}

if (import.meta.main) {
  const { values } = readCommand({
    options: {
      origin: { type: 'string', default: 'http://127.0.0.1:8080' },
      stop: { type: 'string' },
    },
  });
  const { origin, stop } = values;
  if (!stop) {
    throw new Mistake(
      "--stop is missing, so nothing was stopped. Give the command that stops the server, such as --stop 'podman stop docs'.",
    );
  }
  const { cutOff, turnedAway, whole } = await stopUnderTraffic(origin, () =>
    promisify(exec)(stop),
  );
  console.log(
    `${whole} requests answered, ${turnedAway} turned away for the next server, ${cutOff} cut off`,
  );
  if (cutOff > 0) process.exitCode = 1;
}
