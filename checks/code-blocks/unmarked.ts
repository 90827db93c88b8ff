import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fence, Page } from '../../content-model/Page.ts';
import { isShell, readFences } from './fences.ts';

/** How many unmarked blocks a page may still have, by file. */
export type Floor = Record<string, number>;

/** Where the floor is stored, relative to the root. */
export const floorFile = 'checks/code-blocks/unconverted.json';

/** Reads how many unmarked blocks each page may still have. */
export function readFloor(root: string): Floor {
  return JSON.parse(readFileSync(path.join(root, floorFile), 'utf8')) as Floor;
}

/** Blocks that nothing verifies; commands and types have their own checks. */
export function listUnmarked(page: Page): Fence[] {
  return readFences(page).filter(
    fence =>
      fence.marks.example === undefined &&
      fence.marks.unverified === undefined &&
      fence.marks.type === undefined &&
      !isShell(fence),
  );
}
