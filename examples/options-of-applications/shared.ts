import type { RslibConfig } from '@rslib/core';

const forPages = {
  html: { title: 'Icons' },
  performance: {
    preconnect: ['https://example.com'],
    dnsPrefetch: ['https://example.com'],
    preload: true as const,
    prefetch: true as const,
  },
};

export const shared: RslibConfig = {
  performance: { buildCache: false },
  lib: [
    { format: 'esm', output: { target: 'web', distPath: 'dist/plain' } },
    {
      format: 'esm',
      output: { target: 'web', distPath: 'dist/html' },
      ...forPages,
    },
    {
      format: 'esm',
      output: { target: 'web', distPath: 'dist/page' },
      ...forPages,
      tools: { htmlPlugin: true },
    },
    {
      format: 'esm',
      output: { target: 'web', distPath: 'dist/console' },
      performance: { removeConsole: ['log'] },
    },
    {
      format: 'umd',
      umdName: 'Icons',
      output: { target: 'web', distPath: 'dist/umd', dataUriLimit: 0 },
    },
  ],
};
