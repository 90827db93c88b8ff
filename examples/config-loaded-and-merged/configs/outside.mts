import type { RslibConfig } from '@rslib/core';

// Each on its own, because TypeScript only reports the first one in an object.
export const a = { format: 'esm' } satisfies RslibConfig;
export const b = { bundle: false } satisfies RslibConfig;
export const c = { autoExtension: false } satisfies RslibConfig;
export const d = { redirect: {} } satisfies RslibConfig;
export const e = { syntax: 'es2022' } satisfies RslibConfig;
export const f = { externalHelpers: true } satisfies RslibConfig;
export const g = { banner: {} } satisfies RslibConfig;
export const h = { footer: {} } satisfies RslibConfig;
export const i = { shims: {} } satisfies RslibConfig;
export const j = { dts: true } satisfies RslibConfig;
export const k = { outBase: './src' } satisfies RslibConfig;
export const l = { wasm: false } satisfies RslibConfig;
export const m = { id: 'main' } satisfies RslibConfig;
export const n = { umdName: 'Client' } satisfies RslibConfig;
export const o = { experiments: {} } satisfies RslibConfig;
export const p = { autoExternal: false } satisfies RslibConfig;
