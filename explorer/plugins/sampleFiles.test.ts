import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { listSampleFiles, sampleAddresses } from './sampleFiles.ts';

const files = listSampleFiles('examples/explorer');

describe('the data of the Explorer', () => {
  test('is published under names that change with it', () => {
    const addresses = Object.values(sampleAddresses(files));
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      expect(address).toMatch(
        /^\/static\/explorer\/[a-z-]+-[0-9a-f]{10}\.json$/,
      );
    }
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(['en', 'zh'])('is documented, key by key, in %s', lang => {
    const page = readFileSync(
      `content/${lang}/api/playground-data.mdx`,
      'utf8',
    );
    for (const { text } of files) {
      for (const key of Object.keys(JSON.parse(text) as object)) {
        expect(page).toContain(`\`${key}\``);
      }
    }
  });

  test('has nothing of the machine that built it', () => {
    for (const { text } of files) expect(text).not.toMatch(/\/tmp\/|\/home\//);
  });
});
