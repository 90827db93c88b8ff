// Evaluated before any tool: Node's globals, then its modules.
import { builtins } from './builtins.ts';
import {
  generateDeclarations,
  importTool,
  requireModule,
  toolMetaOf,
} from '../toolModules.ts';
import { forkWith } from './childProcess.ts';
import { requireFrom } from './createRequire.ts';
import { fs } from './fs.ts';

Object.assign(builtins, {
  fs,
  'fs/promises': fs.promises,
  child_process: { fork: forkWith(generateDeclarations) },
  module: {
    builtinModules: Object.keys(builtins),
    createRequire: requireFrom(requireModule),
  },
});
Object.assign(globalThis, { importTool, toolMetaOf });
