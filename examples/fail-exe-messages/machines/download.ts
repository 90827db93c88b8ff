// Stands for nodejs.org: a list of checksums, and archives.
import { createHash } from 'node:crypto';
import './node.ts';

const archive = 'not an archive';
const checksum = createHash('sha256').update(archive).digest('hex');

interface Answers {
  list?: (checksum: string) => Response;
  archive?: () => Response;
}

/** Answers what isn't given as a working server would. */
export function serveNode(answers: Answers): void {
  globalThis.fetch = async address => {
    const url = String(address);
    if (!url.endsWith('SHASUMS256.txt')) {
      return answers.archive?.() ?? new Response(archive);
    }
    if (answers.list) return answers.list(checksum);
    const names = ['darwin-arm64.tar.gz', 'win-x64.zip'];
    return new Response(
      names.map(name => `${checksum}  node-v26.1.0-${name}\n`).join(''),
    );
  };
}
