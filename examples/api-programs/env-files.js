import { createRslib } from '@rslib/core';

const names = ['PUBLIC_API', 'TOKEN', 'PUBLIC_MODE'];
const loaded = () => names.filter(name => process.env[name]);

for (const loadEnv of [false, true, { mode: 'production' }]) {
  const rslib = await createRslib({
    loadEnv,
    config: async () => ({ logLevel: 'error' }),
  });
  console.log({ loadEnv }, loaded(), Object.keys(rslib.getRslibConfig().source?.define ?? {}));
  for (const name of names) delete process.env[name];
}
