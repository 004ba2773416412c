import {listOf} from '../../shared/invariants/listOf.ts';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';

/** Name of the loader that stands for those of a style sheet until `withStyleTypes` has replaced it. */
const MARK = 'loaders-of-style-sheets';

/**
 * `getStyleLoaders` of the utilities of `configureWebpack`. webpack itself reads the style sheets of the app, without
 * loaders: what a plugin gets is only a mark.
 */
export function getStyleLoaders(_isServer: boolean, options: unknown = {}): unknown[] {
  return [{loader: MARK, options}];
}

/** A module rule, as a plugin returns it, whose files webpack reads as style sheets if they were to have these loaders. */
export function withStyleTypes(rule: unknown): unknown {
  if (!isPlainObject(rule)) return rule;
  const nested = Object.fromEntries(
    ['rules', 'oneOf'].flatMap((key) =>
      Array.isArray(rule[key]) ? [[key, rule[key].map(withStyleTypes)]] : [],
    ),
  );
  const loaders = listOf(rule.use);
  const mark = loaders.find(isMark);
  return {
    ...rule,
    ...nested,
    ...(mark && {use: loaders.filter((loader) => !isMark(loader)), type: styleType(mark.options)}),
  };
}

function isMark(loader: unknown): loader is {options: unknown} {
  return isPlainObject(loader) && loader.loader === MARK;
}

/** With `modules`, all files are CSS modules; without it, or with its `auto`, those named `.module.…` (css-loader's documentation). */
function styleType(options: unknown): 'css/module' | 'css/auto' {
  const modules = isPlainObject(options) ? options.modules : undefined;
  const isAll = modules === true || typeof modules === 'string' || isPlainObject(modules);
  return isAll && !(isPlainObject(modules) && modules.auto) ? 'css/module' : 'css/auto';
}
