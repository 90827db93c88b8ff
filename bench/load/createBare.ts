import { createFrame } from '../../deploy/nginx/createConfig.ts';
import { LOOPBACK } from '../../deploy/nginx/port.ts';

/**
 * The minimum nginx can do for one page: serve a file of the same size, without
 * rules, headers, or compressed copies, in the same configuration frame.
 */
export function createBareConfig(
  file: string,
  port: number,
  frame: Parameters<typeof createFrame>[1],
): string {
  return createFrame(
    `server {
    listen ${LOOPBACK}:${port};
    location = /page { alias "${file}"; default_type text/html; }
    open_file_cache max=4000 inactive=60s;
    open_file_cache_valid 1s;
}
`,
    frame,
  );
}
