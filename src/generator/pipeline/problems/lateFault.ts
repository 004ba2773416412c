import path from 'node:path';
import {siteSource} from '../../files/code/siteSource.ts';
import {generatorDir} from '../../files/packages/generatorDir.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {readText} from '../../files/readText.ts';
import {isBelow} from '../../files/placeBelow.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {parseStack, type StackFrame} from '../../render/parseStack.ts';
import {faultOf} from '../../render/RenderFault.ts';
import {faultReason} from '../../render/renderProblems.ts';

/** A bundle for prerendering in a stack: that of a build, or of the dev server. */
const BUNDLE = /\/(?:prerender\/prerender|dev\/quick-\w+)\.cjs\b/;

/** Whether a stack is that of a component or a page, as opposed to the generator's own code beside it in the bundle. */
export function isPageStack(stack: string): boolean {
  return framesIn(stack).some((frame) => {
    const module = moduleOf(frame);
    return module === undefined || !isBelow(sourceDir, module.file);
  });
}

/**
 * The problem of what a component throws after it was rendered, in a timer or in a promise that nothing handles: no page
 * fails, so there is none to render again to find out more.
 *
 * @param thrown Its stack is one of `isPageStack`.
 */
export function lateFault(siteDir: string, thrown: unknown): Problem {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const [place] = framesIn(stack).flatMap((frame) => {
    const module = moduleOf(frame);
    const file = module && siteSource(siteDir, module.file, sourceDir);
    return file === undefined ? [] : [{file, ...positionOf(module?.line ?? '', path.join(siteDir, file))}];
  });
  return {
    severity: 'error',
    ...place,
    message: `A component fails after it was rendered, in a timer or a promise: ${faultReason(faultOf(thrown))}`,
    hint: 'Pages are rendered in Node first: start timers and requests in `useEffect`, and handle the errors of promises.',
  };
}

function framesIn(stack: string): StackFrame[] {
  return parseStack(stack).filter(({file}) => BUNDLE.test(file));
}

/**
 * The module that a line of a bundle comes from, which esbuild names in a comment above it, and that line; undefined for
 * the code of a page, which is evaluated in the bundle.
 */
function moduleOf({file, line}: StackFrame): {file: string; line: string} | undefined {
  const lines = path.isAbsolute(file) ? (readText(file)?.split('\n') ?? []) : [];
  const names = lines.slice(0, line).flatMap((text) => /^\/\/ (\S.*\.\w+)$/.exec(text)?.[1] ?? []);
  const name = names.at(-1);
  return name === undefined
    ? undefined
    : {file: path.resolve(generatorDir, name), line: lines[line - 1] ?? ''};
}

/** Where a file has the code of a line that esbuild has printed; empty unless it has it exactly once, in any quotes. */
function positionOf(printed: string, file: string): {line?: number; column?: number} {
  const plain = (text: string): string => text.replace(/["'`]/g, '"');
  const code = plain(printed).replace(/^\s+|[\s;]+$/g, '');
  const found = plain(readText(file) ?? '')
    .split('\n')
    .flatMap((text, index) =>
      text.includes(code) ? [{line: index + 1, column: text.indexOf(code) + 1}] : [],
    );
  return found.length === 1 ? {...found[0]} : {};
}
