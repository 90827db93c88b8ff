import type { Policy } from '../policy.ts';
import { createSite, type SiteOptions } from './createSite.ts';
import { quote } from './quote.ts';

export interface StandaloneOptions extends SiteOptions {
  /** Holds the pid file, the logs, and temporary files. */
  workFolder: string;
  /** Paths of the dynamic modules that exist on this machine. */
  modules: readonly string[];
  /** Only for root, whose workers would otherwise lose access to the files. */
  user?: string;
}

const TEMPORARY_FILES = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}

/** Creates a complete configuration that touches nothing outside one folder. */
export function createConfig(
  policy: Policy,
  options: StandaloneOptions,
): string {
  const { modules, user, workFolder } = options;
  const inFolder = (name: string) => quote(`${workFolder}/${name}`);

  return `${modules.map(file => `load_module ${quote(file)};\n`).join('')}\
${user ? `user ${user};\n` : ''}\
worker_processes 1;
pcre_jit on;
daemon off;
pid ${inFolder('nginx.pid')};
error_log ${inFolder('error.log')} warn;

events {
    worker_connections 1024;
}

http {
    access_log ${inFolder('access.log')};
${TEMPORARY_FILES.map(name => `    ${name}_temp_path ${inFolder(`${name}_temp`)};\n`).join('')}\
    sendfile on;
    tcp_nopush on;

${indent(createSite(policy, options))}}
`;
}
