/** A client of a WebDriver server: https://www.w3.org/TR/webdriver2/ */
export interface Session {
  capabilities: Record<string, unknown>;
  /** A command of this session, below its address. */
  send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<unknown>;
}

/** How the protocol writes an element. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = Record<typeof ELEMENT_KEY, string>;

export function elementPath(element: ElementReference): string {
  return `/element/${element[ELEMENT_KEY]}`;
}

/** Longer than any command takes; a browser that hangs must not hang the run. */
const COMMAND_LIMIT_MS = 30_000;

async function send(
  address: string,
  method: string,
  body?: object,
): Promise<unknown> {
  const { pathname } = new URL(address);
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(COMMAND_LIMIT_MS),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  }).catch((error: unknown) => {
    throw new Error(`No answer from the browser to ${method} ${pathname}.`, {
      cause: error,
    });
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(
    `${error}: ${message || '(no message)'} (${method} ${pathname})`,
  );
}

export async function startSession(
  origin: string,
  capabilities: object,
): Promise<Session> {
  const session = (await send(`${origin}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string; capabilities: Record<string, unknown> };
  return {
    capabilities: session.capabilities,
    send: (method, path, body) =>
      send(`${origin}/session/${session.sessionId}${path}`, method, body),
  };
}
