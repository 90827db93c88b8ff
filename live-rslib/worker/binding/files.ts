// Instead of @napi-rs/wasm-runtime/fs, which is 6 MB with a file system of its own.
import { Buffer } from 'buffer/';
import * as memfsExported from 'memfs';
import { fs, vol } from '../node/fs.ts';

export { Buffer, memfsExported };
export const memfs = () => ({ fs, vol });
