import { Transform } from 'node:stream';

const LINE_FEED = 0x0a;
/** JSON-RPC: invalid request. */
const INVALID_REQUEST = -32600;

/**
 * Passes lines on, and drops and reports those that are too long. The transport
 * behind it would stop at such a line without telling the client.
 */
export function limitLines(maxBytes: number, onTooLong: () => void): Transform {
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    // A line that's too long isn't buffered, however long it gets.
    if (length > maxBytes) parts = [];
    else parts.push(part);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let rest = chunk;
      for (;;) {
        const end = rest.indexOf(LINE_FEED);
        if (end === -1) break;
        add(rest.subarray(0, end));
        if (length > maxBytes) onTooLong();
        else this.push(Buffer.concat([...parts, Buffer.from('\n')]));
        parts = [];
        length = 0;
        rest = rest.subarray(end + 1);
      }
      add(rest);
      done();
    },
  });
}

/** The error for a message that wasn't read, so its id is unknown too. */
export function tooLongAnswer(maxBytes: number): string {
  return `${JSON.stringify({
    jsonrpc: '2.0',
    id: null,
    error: {
      code: INVALID_REQUEST,
      message: `A message had more than ${maxBytes} bytes and was not read. Send a shorter one; the server is still running.`,
    },
  })}\n`;
}
