import type { ComparisonRow } from './comparison.ts';
import { outputRows } from './comparisonOutput.ts';
import { setupRows } from './comparisonSetup.ts';
import { workflowRows } from './comparisonWorkflow.ts';

/** How tools that build libraries differ, by table. */
export const comparison = {
  setup: setupRows,
  output: outputRows,
  workflow: workflowRows,
} satisfies Record<string, readonly ComparisonRow[]>;
