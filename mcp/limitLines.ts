import { Transform } from 'node:stream';

const LINE_FEED = 0x0a;
/** JSON-RPC: the message cannot be taken as it is. */
const INVALID_REQUEST = -32600;

/**
 * Passes lines on and drops those that are too long, telling of each. The
 * transport behind it would end at such a line, without a word to the client.
 */
export function limitLines(maxBytes: number, onTooLong: () => void): Transform {
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    // What is too long is not kept, however long it gets.
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

/** What a client is told of a message that nobody has read, nor its id. */
export function tooLongAnswer(maxBytes: number): string {
  return `${JSON.stringify({
    jsonrpc: '2.0',
    id: null,
    error: {
      code: INVALID_REQUEST,
      message: `A message had more than ${maxBytes} bytes and was not read. Send a shorter one; the server goes on.`,
    },
  })}\n`;
}
