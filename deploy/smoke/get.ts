/** A response with its body; redirects aren't followed. */
export interface Reply {
  status: number;
  headers: Headers;
  /** Decoded. */
  body: Buffer;
  text: string;
}

const LIMIT_MS = 15_000;

/** Requests a URL; the status is 0 if the server doesn't respond. */
export async function get(
  url: string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  try {
    const response = await fetch(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const { status } = response;
    const body = Buffer.from(await response.arrayBuffer());
    return { status, headers: response.headers, body, text: String(body) };
  } catch (error) {
    // fetch throws errors.
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return {
      status: 0,
      headers: new Headers(),
      body: Buffer.alloc(0),
      text: reason,
    };
  }
}
