import { build, loadConfig } from '@rslib/core';

await build(await loadConfig());
