/** Versions of packages in our lockfile: explorer/plugins/pinnedVersions.ts fills this in. */
export const pinnedVersions: Readonly<Record<string, string>> = {};
