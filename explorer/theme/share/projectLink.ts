import {
  checkFiles,
  limits,
  refuse,
  type Checked,
  type Edits,
  type Refusal,
} from './checkFiles.ts';
import { hasProject, KEY } from './hasProject.ts';

/** Changes when today's page can't read what is written anymore. */
const VERSION = '1.';

/** Chats and editors cut what is much longer. */
const LINK_CHARACTERS = 32 * 1024;

/** JSON writes a character in six bytes at most: `\u0000`. */
const JSON_BYTES = 6;
const UNPACKED_BYTES = limits.characters * JSON_BYTES;

/** The fragment of a link to a project; it's refused here if it would be there. */
export async function writeProjectLink(
  files: Edits,
): Promise<{ hash: string } | { refused: Refusal }> {
  const checked = checkFiles(files);
  if ('refused' in checked) return checked;
  const packed = new Blob([JSON.stringify(files)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  const letters = btoa(text)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return letters.length > LINK_CHARACTERS
    ? { refused: { reason: 'long' } }
    : { hash: KEY + VERSION + letters };
}

/** The project that a link brings. Whatever the link says, this doesn't reject. */
export async function readProjectLink(hash: string): Promise<Checked> {
  const value = hash.slice(KEY.length);
  if (!hasProject(hash)) return refuse('broken');
  if (!value.startsWith(VERSION))
    return refuse(/^\d+\./.test(value) ? 'newer' : 'broken');
  const letters = value.slice(VERSION.length);
  if (letters.length > LINK_CHARACTERS) return refuse('large');
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const unpacked = await unpack(
      Uint8Array.from(text, letter => letter.charCodeAt(0)),
    );
    if (unpacked === undefined) return refuse('large');
    return checkFiles(JSON.parse(unpacked));
  } catch {
    return refuse('broken');
  }
}

/** A few bytes can become a thousand times as many, so it stops where it's too much. */
async function unpack(
  packed: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > UNPACKED_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
