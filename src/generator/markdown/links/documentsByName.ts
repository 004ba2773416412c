import {posix} from 'node:path';
import type {CompileOptions} from '../CompileOptions.ts';
import {groupBy} from '../../shared/collections/groupBy.ts';
import {oncePerObject} from '../../shared/collections/oncePerObject.ts';
import {compareText} from '../../shared/text/compareText.ts';

/** Documents by file name in lower case. */
export const documentsByName = oncePerObject((permalinks: CompileOptions['permalinks']) =>
  groupBy(Object.keys(permalinks), (file) => posix.basename(file).toLowerCase()),
);

/** Returns the file in the folder that is nearest to that of another file. */
export function nearestFolder(files: string[], from: string): string | undefined {
  const steps = (file: string) => posix.relative(posix.dirname(from), file).split('/').length;
  return files.sort((a, b) => steps(a) - steps(b) || compareText(a, b))[0];
}
