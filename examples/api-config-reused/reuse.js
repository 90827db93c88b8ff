import { createRslib } from '@rslib/core';

const shared = { lib: [{ format: 'esm' }] };
await createRslib({ cwd: '/projects/a', config: shared });
const second = await createRslib({ cwd: '/projects/b', config: shared });
console.log(second.getRslibConfig().root);

const copied = await createRslib({
  cwd: '/projects/b',
  config: { lib: [{ format: 'esm' }] },
});
console.log(copied.getRslibConfig().root);
