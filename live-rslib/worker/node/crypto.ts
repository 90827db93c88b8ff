const BLOCK_BYTES = 64;

const primes: number[] = [];
for (let one = 2; primes.length < BLOCK_BYTES; one += 1)
  if (primes.every(prime => one % prime !== 0)) primes.push(one);

/** The first 32 bits behind the point. */
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const initial = primes.slice(0, 8).map(prime => fraction(Math.sqrt(prime)));
const constants = primes.map(prime => fraction(Math.cbrt(prime)));

/** Three rotations of a word to the right, together; a shift below zero drops bits. */
const mix = (word: number, ...shifts: number[]) =>
  shifts.reduce(
    (sum, by) =>
      sum ^ (by < 0 ? word >>> -by : (word >>> by) | (word << (32 - by))),
    0,
  );

/** SHA-256 in hex; the browser's own comes later, as a promise. */
function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES);
  const data = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES));
  new Uint8Array(data.buffer).set(bytes);
  data.setUint8(bytes.length, 0x80);
  data.setBigUint64(data.byteLength - 8, BigInt(bytes.length) * 8n);
  let hash = Int32Array.from(initial);
  for (let start = 0; start < data.byteLength; start += BLOCK_BYTES) {
    const words = new Int32Array(BLOCK_BYTES);
    const state = hash.slice();
    for (const [round, constant] of constants.entries()) {
      const word = (back: number) => words[round - back] ?? 0;
      words[round] =
        round < 16
          ? data.getInt32(start + round * 4)
          : word(16) +
            mix(word(15), 7, 18, -3) +
            word(7) +
            mix(word(2), 17, 19, -10);
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
      const one =
        h + mix(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + constant + word(0);
      const two = mix(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
      state.copyWithin(1, 0);
      state[0] = one + two;
      state[4] = d + one;
    }
    hash = hash.map((value, index) => value + (state[index] ?? 0));
  }
  return Array.from(hash, word =>
    (word >>> 0).toString(16).padStart(8, '0'),
  ).join('');
}

/** `node:crypto`, as far as the loader of Vue uses it. */
export const crypto = {
  createHash: (name: string) => {
    if (name !== 'sha256')
      throw new Error(`The hash ${name} doesn't exist in a browser.`);
    return {
      update: (text: string) => ({ digest: () => sha256(text) }),
    };
  },
};
