/**
 * Name of the only Trusted Types policy that the pages may make: the bundler's,
 * for the addresses of its chunks and of the search worker.
 */
export const CHUNK_POLICY = 'site-chunks';
