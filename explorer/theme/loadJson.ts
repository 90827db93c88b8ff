import { withTimeout } from '../../browser/dom/withTimeout.ts';

/** The data of a file of ours; it fails if that doesn't come in time. */
export function loadJson(address: string): Promise<unknown> {
  return withTimeout(request(address).then(answer => answer.json() as unknown));
}

/** The text of a file, however long it takes. */
export function loadText(address: string): Promise<string> {
  return request(address).then(answer => answer.text());
}

async function request(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
