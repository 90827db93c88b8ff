import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/only.ts'],
  format: ['esm', 'cjs'],
  cjsInterop: true,
  metafile: true,
  onSuccess: 'node -e "console.log(1)"',
});
