import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import type {PluginBuild} from 'esbuild';
import {readText} from '../../files/readText.ts';

const NAMESPACE = 'common-js';

/** A package's file that is loaded by `require`, for esbuild's `onResolve`. */
export function requiredFile(file: string): {path: string; namespace: string} {
  return {path: file, namespace: NAMESPACE};
}

/**
 * Loads CommonJS packages with `require`, and lets esbuild decide what an `import` of them means: named imports work
 * even if they are known only at run time, and the default import is `exports.default` if the package was compiled from
 * a module. Node's own imports of CommonJS do neither; the loader of Docusaurus does both.
 */
export function loadCommonJs(builder: PluginBuild): void {
  builder.onLoad({filter: /.*/, namespace: NAMESPACE}, ({path: file}) => ({
    contents: `module.exports = __siteCreateRequire(${JSON.stringify(file)})(${JSON.stringify(file)});`,
  }));
}

/** Whether a file of a package is CommonJS, or JSON, which `require` reads as well. */
export function isCommonJs(file: string): boolean {
  switch (path.extname(file)) {
    case '.cjs':
    case '.json':
      return true;
    case '.js':
      return packageType(path.dirname(file)) !== 'module';
    default:
      return false;
  }
}

/**
 * Whether a file that Node takes for CommonJS is written as a module, for a bundler: Node finds none of its imports
 * without an extension, and it may use `__dirname`. The loader of Docusaurus accepts both.
 */
export function isForBundlers(file: string): boolean {
  if (path.extname(file) !== '.js' || !isCommonJs(file)) return false;
  const text = readText(file) ?? '';
  if (!/^[ \t]*(?:import|export)\b/m.test(text)) return false;
  try {
    compileFunction(text, ['exports', 'require', 'module', '__filename', '__dirname']);
    return false;
  } catch {
    return true;
  }
}

function packageType(folder: string): unknown {
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) {
    const data: unknown = createRequire(file)(file);
    return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
  }
  const above = path.dirname(folder);
  return above === folder || path.basename(folder) === 'node_modules' ? undefined : packageType(above);
}
