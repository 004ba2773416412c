import {isFile} from '../isFile.ts';
import {MODULE_EXTENSIONS} from './moduleExtensions.ts';

/** What the path of a module may lack, in the order in which it is tried; that of bundlers comes first. */
const ENDS = ['', '/index'].flatMap((index) =>
  [...MODULE_EXTENSIONS, '.mts', '.cts', '.cjs'].map((extension) => index + extension),
);

/** The file of a module whose path may lack its end, such as `.ts` or `/index.js`; undefined if there is none. */
export function moduleFile(target: string): string | undefined {
  return moduleFiles(target).find(isFile);
}

/** The files that the path of a module may mean, whether they exist or not. */
export function moduleFiles(target: string): string[] {
  return ['', ...ENDS].map((end) => target + end);
}
