// Compresses a folder with nothing kept from before, to be measured:
// `node bench/build/compressCold.ts FOLDER CACHE`.
import { compressFolder } from '../../deploy/compressFolder.ts';

const [dist, cacheFolder] = process.argv.slice(2);
if (!dist || !cacheFolder) {
  throw new Error(
    'Name the folder to compress and an empty folder for what is kept.',
  );
}
const { files } = await compressFolder({ dist, cacheFolder });
if (files === 0) {
  throw new Error(`${dist} has nothing to compress, so nothing was measured.`);
}
