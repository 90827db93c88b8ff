import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { CURRENCY: JSON.stringify('EUR') },
  test: { include: ['tests/**/*.test.ts'] },
});
