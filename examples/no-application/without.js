// Stands for a project in which the package in MISSING isn't installed.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== process.env.MISSING) return next(specifier, context);
    throw new Error(`Cannot find package '${specifier}'`);
  },
});
