import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** An answer in one or more parts, best first. */
export function answer(...texts: string[]): CallToolResult {
  return { content: texts.map(text => ({ type: 'text', text })) };
}

/** States what wasn't found, and what to ask instead. */
export function notFound(text: string): CallToolResult {
  return { ...answer(text), isError: true };
}

/** What clients are told about every tool. */
export const readOnly = { readOnlyHint: true, openWorldHint: false };
