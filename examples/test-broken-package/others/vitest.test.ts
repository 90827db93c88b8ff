import { test } from 'vitest';

throw new Error('vitest.test.ts');
