// Stands for an API Extractor that finds errors in the declaration files.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    return specifier === '@microsoft/api-extractor'
      ? next(new URL('extractor.js', import.meta.url).href, context)
      : next(specifier, context);
  },
});
