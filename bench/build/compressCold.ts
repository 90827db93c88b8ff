// Compresses a folder with an empty cache, for measuring:
// `node bench/build/compressCold.ts FOLDER CACHE`.
import { compressFolder } from '../../deploy/compressFolder.ts';

const [dist, cacheFolder] = process.argv.slice(2);
if (!dist || !cacheFolder) {
  throw new Error(
    'Pass the folder to compress and an empty folder for the cache.',
  );
}
const { files } = await compressFolder({ dist, cacheFolder });
if (files === 0) {
  throw new Error(`${dist} has nothing to compress, so nothing was measured.`);
}
