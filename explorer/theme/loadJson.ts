import { withTimeout } from '../../browser/dom/withTimeout.ts';

/** The data of a file of ours; it fails if that doesn't come in time. */
export function loadJson(address: string): Promise<unknown> {
  return withTimeout(request(address));
}

async function request(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as unknown;
}
