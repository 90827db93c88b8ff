import { test } from '@rstest/core';
import { readFileSync } from 'node:fs';
import styles from '../src/like.module.css';

test('prints the class names', () => {
  const [built] = readFileSync('dist/index.css', 'utf8').match(/[\w-]+/) ?? [];
  console.log(`source: ${styles.like}, dist: ${built}`);
});
