/** What the output can be looked at as. */
export const views = ['code', 'changes', 'log', 'publish'] as const;

export type ViewName = (typeof views)[number];
