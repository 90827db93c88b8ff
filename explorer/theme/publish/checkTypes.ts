import type {
  TypesProblem,
  TypesRequest,
} from '@rslib-website/live-rslib/Build';
import { typesRules } from '../../i18n/typesRules.ts';
import type { Lang } from '../../../site/locales.ts';
import { typesAddress } from '../live/engineAddress.ts';
import { startWorker } from '../live/startWorker.ts';
import type { Finding } from './Finding.ts';
import { publishedFiles } from './publishedFiles.ts';

let worker: Worker | undefined;

/** Asks are-the-types-wrong about the files of a project that npm would publish. */
export async function checkTypes(
  files: Readonly<Record<string, string>>,
  lang: Lang,
): Promise<Finding[]> {
  const { name = 'package', version = '0.0.0' } = JSON.parse(
    files['package.json'] ?? '{}',
  ) as Partial<TypesRequest>; // whatever they are, they only name the package
  const request: TypesRequest = {
    name: String(name),
    version: String(version),
    files: Object.fromEntries(publishedFiles(files)),
  };
  const problems = await ask(request);
  if (!problems) throw new Error("are-the-types-wrong can't read the package.");
  return problems.map(({ kind, said }) => {
    const rule = typesRules[kind];
    return { level: 'error', title: rule[lang], page: rule.page, said };
  });
}

/** Ends the worker, which has TypeScript in its memory. */
export function endTypesCheck(): void {
  worker?.terminate();
  worker = undefined;
}

function ask(request: TypesRequest): Promise<TypesProblem[] | undefined> {
  return new Promise((resolve, reject) => {
    worker ??= startWorker(typesAddress);
    worker.onerror = () => {
      endTypesCheck();
      reject(new Error("The worker of are-the-types-wrong didn't start."));
    };
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<TypesProblem[] | undefined>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(request, [port2]);
  });
}
