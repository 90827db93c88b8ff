import type { ProjectFiles } from './checkFiles.ts';
import { downloadProject } from './downloadProject.ts';
import { pinnedVersions } from './pinnedVersions.ts';
import { zipFiles } from './zipFiles.ts';

/** Browsers have read it by then; until the page is left, it would stay in memory. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a project as an archive, and returns its name. */
export function saveProject(project: ProjectFiles): string {
  const { folder, files } = downloadProject(project, pinnedVersions);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(zipFiles(folder, files));
  link.download = `${folder}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
  return link.download;
}
