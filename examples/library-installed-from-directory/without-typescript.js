// Stands for a project in which TypeScript isn't installed.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (!/^typescript(?:\/|$)/.test(specifier)) return next(specifier, context);
    throw new Error(`Cannot find package '${specifier}'`);
  },
});
