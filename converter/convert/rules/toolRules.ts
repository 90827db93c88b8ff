import type { ToolName } from '../Conversion.ts';
import type { Draft } from '../Draft.ts';
import type { Rules } from './Rule.ts';
import { finishRollup, rollupRules } from './rollup.ts';
import { finishTsdown, tsdownRules } from './tsdown.ts';
import { finishTsup, tsupRules } from './tsup.ts';
import { finishUnbuild, unbuildRules } from './unbuild.ts';
import { finishVite, viteRules } from './vite.ts';

interface Tool {
  /** By the names of options; in the order in which they're converted. */
  rules: Rules;
  /** One of these has to be there, or the tool looks elsewhere for it. */
  entry: readonly string[];
  /** Writes what the tool does by default. */
  finish: (draft: Draft) => void;
}

export const toolRules: Readonly<Record<ToolName, Tool>> = {
  tsup: {
    rules: tsupRules,
    entry: ['entry', 'entryPoints'],
    finish: finishTsup,
  },
  tsdown: { rules: tsdownRules, entry: [], finish: finishTsdown },
  vite: { rules: viteRules, entry: [], finish: finishVite },
  rollup: { rules: rollupRules, entry: ['input'], finish: finishRollup },
  unbuild: { rules: unbuildRules, entry: ['entries'], finish: finishUnbuild },
};
