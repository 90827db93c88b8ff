// Notes which of two compilers the tool asks Node.js for.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  resolve(name, context, next) {
    const [wanted] = /^(?:typescript|@typescript\/native-preview)/.exec(name) ?? [];
    if (wanted) appendFileSync('requests.txt', `${wanted}\n`);
    return next(name, context);
  },
});
