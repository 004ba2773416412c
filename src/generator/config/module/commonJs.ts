import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import type {PluginBuild} from 'esbuild';
import {moduleFile} from '../../files/code/moduleFile.ts';
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
 * Whether a file of a package is written for a bundler, so that Node cannot load it: a module in what Node takes for
 * CommonJS, or an ES module that needs what Node has only for CommonJS. The loader of Docusaurus accepts both.
 */
export function isForBundlers(file: string): boolean {
  if (!/\.m?js$/.test(file)) return false;
  if (!isCommonJs(file)) return isBeyondNode(file);
  const text = readText(file) ?? '';
  if (!/^[ \t]*(?:import|export)\b/m.test(text)) return false;
  try {
    compileFunction(text, ['exports', 'require', 'module', '__filename', '__dirname']);
    return false;
  } catch {
    return true;
  }
}

/** Names that Node defines only in CommonJS; a module that makes one of them itself does so with `=`. */
const OF_COMMON_JS = /(?<![\w$.'"`])(?:__dirname|__filename|require(?=\s*[(.]))\b(?!\s*=[^=])/;
const MAKES_ITS_OWN = /\b(?:__dirname|__filename|require)\s*=[^=]/;

const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;

/** Whether an ES module, or one that it imports by its path, uses names of CommonJS or leaves out an extension. */
function isBeyondNode(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readText(file) ?? '';
  if (OF_COMMON_JS.test(text) && !MAKES_ITS_OWN.test(text)) return true;
  return [...text.matchAll(RELATIVE_IMPORT)].some(([, request = '']) => {
    const target = path.resolve(path.dirname(file), request);
    const found = moduleFile(target);
    return found !== undefined && (found !== target || (/\.m?js$/.test(found) && isBeyondNode(found, seen)));
  });
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
