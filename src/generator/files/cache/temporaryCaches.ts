import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Of this process; what a killed one leaves in the system's folder is never found again. */
const folders = new Set<string>();

/** Creates a folder that is used instead of a cache that is not writable. */
export function createTemporaryCache(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-cache-'));
  folders.add(folder);
  return folder;
}

/** Removes the folders that are left when the process is stopped. */
export function removeTemporaryCaches(): void {
  for (const folder of folders) {
    try {
      rmSync(folder, {recursive: true, force: true, maxRetries: 3});
    } catch {
      // A thread is still writing to it, and the process has to end.
    }
  }
}
