type Callback = (...args: unknown[]) => void;
type Moment = [seconds: number, nanoseconds: number];

const NS_PER_MS = 1e6;

/** Calls back after the current task, without the 4 ms that nested timeouts wait. */
function setImmediate(callback: Callback, ...args: unknown[]): MessageChannel {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    callback(...args);
  };
  channel.port2.postMessage(undefined);
  return channel;
}

function clearImmediate(channel: MessageChannel | undefined): void {
  channel?.port1.close();
}

function nextTick(callback: Callback, ...args: unknown[]): void {
  queueMicrotask(() => callback(...args));
}

function hrtime(since?: Moment): Moment {
  const [seconds, nanoseconds] = since ?? [0, 0];
  const past = performance.now() - seconds * 1000 - nanoseconds / NS_PER_MS;
  return [Math.floor(past / 1000), Math.floor((past % 1000) * NS_PER_MS)];
}

hrtime.bigint = () => BigInt(Math.floor(performance.now() * NS_PER_MS));

/** Node's timers that browsers don't have. */
export const timers = { setImmediate, clearImmediate, nextTick, hrtime };
