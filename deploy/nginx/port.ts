import { connect, createServer } from 'node:net';
import { reasonOf } from '../../tooling/mistakes.ts';

export const LOOPBACK = '127.0.0.1';

/** Claims a port for a moment; 0 lets the system pick a free one. */
export async function reservePort(port: number): Promise<number> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  try {
    server.listen(port, LOOPBACK, resolve);
    await promise;
  } catch (cause) {
    throw new Error(
      `Port ${port} cannot be used: ${reasonOf(cause)}\nStop the program that's using it, or choose another port with --port (0 picks any free one).`,
      { cause },
    );
  }
  const address = server.address();
  await new Promise(done => server.close(done));
  return typeof address === 'object' && address ? address.port : port;
}

/** Whether something accepts connections on a port. */
export function isAnswering(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, LOOPBACK);
    const finish = (answers: boolean) => {
      socket.destroy();
      resolve(answers);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
