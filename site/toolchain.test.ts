import { describe, expect, test } from '@rstest/core';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { toolchainConfig } from './toolchain.ts';

const publicFolder = path.resolve(import.meta.dirname, '../content/public');
const tools = toolchainConfig.toolchain.flatMap(({ links }) => links);

describe('the sibling tools', () => {
  test.each(tools.map(tool => [tool.name, tool] as const))(
    '%s has addresses on a secure host and a mark that exists',
    (_name, { url, urlEn = url, logo }) => {
      expect(new URL(url).protocol).toBe('https:');
      expect(new URL(urlEn).protocol).toBe('https:');
      expect(existsSync(path.join(publicFolder, logo))).toBe(true);
    },
  );
});
