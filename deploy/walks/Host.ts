/** A server that releases are published to, at one origin. */
export interface Host {
  name: string;
  origin: string;
  /** Replaces what is live by a folder. */
  publish: (dist: string) => Promise<void>;
  stop: () => Promise<void>;
}
