import {classesWithoutPart, translateSelector} from './infimaClasses.ts';
import {INFIMA_TARGETS, SET_IN_DARK} from './infimaTokens.ts';
import {INFIMA_VALUES} from './infimaValues.ts';
import {type NavbarStyle, navbarStyleRules} from './navbarStyle.ts';
import {readRules, type StyleRule} from './readRules.ts';

/** What a site's style sheets need in addition to have the same effect as in Docusaurus. */
export interface TranslatedStyles {
  /** A style sheet that follows them; empty if they refer to nothing of Docusaurus. */
  css: string;
  /** Docusaurus classes in them that have no effect here. */
  unknown: string[];
}

type Mode = 'both' | 'light' | 'dark';

const ROOT: Record<Mode, string> = {
  both: ':root',
  light: ':root:not([data-theme="dark"])',
  dark: ':root[data-theme="dark"]',
};

/**
 * Translates the parts of a Docusaurus site's style sheets that refer to its theme: variables that they set are mapped
 * to the theme's own, variables that they use get values, and rules for Docusaurus classes are repeated for the
 * corresponding parts.
 *
 * @param sheets The text of each style sheet, in order.
 * @param navbarStyle The color of the navbar, if it is not that of the page.
 * @param definesAll Whether all variables of Docusaurus get values: Markdown, components and packages may use any of them.
 */
export function translateStyles(
  sheets: readonly string[],
  navbarStyle?: NavbarStyle,
  definesAll = false,
): TranslatedStyles {
  const rules = sheets.flatMap(readRules);
  const own = navbarStyle ? navbarStyleRules(navbarStyle) : [];
  const blocks = [
    ...values(rules, definesAll ? Object.keys(INFIMA_VALUES) : usedVariables([...sheets, ...own].join('\n'))),
    ...own,
    ...targetRules(rules),
    ...repeatedRules(rules, navbarStyle),
  ];
  const unknown = classesWithoutPart(
    rules.flatMap(({selectors}) => selectors),
    navbarStyle,
  );
  return {css: blocks.join('\n'), unknown};
}

/** The modes in which each variable is set. */
function setVariables(rules: readonly StyleRule[]): Map<string, Set<Mode>> {
  const modes = new Map<string, Set<Mode>>();
  for (const {selectors, declarations} of rules) {
    const isRoot = selectors.some((one) => /^(?::root|html|body|\[data-theme)/.test(one));
    if (!isRoot) continue;
    const text = selectors.join();
    const dark = /data-theme=["']?dark/.test(text);
    const light = /data-theme=["']?light/.test(text);
    const mode: Mode = dark === light ? 'both' : dark ? 'dark' : 'light';
    for (const {name} of declarations) {
      if (!name.startsWith('--')) continue;
      const key = name.slice(2);
      modes.set(key, (modes.get(key) ?? new Set()).add(mode));
    }
  }
  return modes;
}

/**
 * Variables that only rules for parts of the page set, such as `.footer`: elsewhere they have their values. Those that are
 * variables of the theme cannot be set for a part.
 */
function scopedVariables(rules: readonly StyleRule[]): string[] {
  const known = setVariables(rules);
  const names = rules.flatMap(({declarations}) => declarations.map(({name}) => name.slice(2)));
  return [...new Set(names)].filter(
    (name) =>
      !known.has(name) &&
      Object.hasOwn(INFIMA_VALUES, name) &&
      INFIMA_TARGETS[name]?.every(([selector]) => selector !== ':root'),
  );
}

/** The names of the variables that CSS uses, without `--`. */
function usedVariables(css: string): string[] {
  return [...css.matchAll(/var\(\s*--([\w-]+)/g)].map(([, name = '']) => name);
}

/** A rule with the values of these variables, and of those that they use, unless the site sets them everywhere. */
function values(rules: readonly StyleRule[], names: readonly string[]): string[] {
  const known = setVariables(rules);
  const wanted = new Set<string>();
  const want = (name: string): void => {
    const value = known.has(name) || wanted.has(name) ? undefined : INFIMA_VALUES[name];
    if (value === undefined) return;
    wanted.add(name);
    usedVariables(value).forEach(want);
  };
  [...names, ...scopedVariables(rules)].forEach(want);
  const lines = [...wanted].sort().map((name) => `--${name}:${INFIMA_VALUES[name]};`);
  return lines.length > 0 ? [`:root{${lines.join('')}}`] : [];
}

function targetRules(rules: readonly StyleRule[]): string[] {
  const order: Mode[] = ['both', 'light', 'dark'];
  const known = setVariables(rules);
  for (const name of scopedVariables(rules)) known.set(name, new Set(['both']));
  return order.flatMap((mode) =>
    [...known].flatMap(([name, modes]) => {
      if (!modes.has(mode)) return [];
      const shown = mode === 'both' && SET_IN_DARK.has(name) ? 'light' : mode;
      return (INFIMA_TARGETS[name] ?? []).map(([selector, ...properties]) => {
        const place = selector === ':root' ? ROOT[shown] : `${ROOT[shown]} ${selector}`;
        return `${place}{${properties.map((property) => `${property}:var(--${name});`).join('')}}`;
      });
    }),
  );
}

/** The rules for Docusaurus' classes, rewritten for the corresponding parts. */
function repeatedRules(rules: readonly StyleRule[], navbarStyle?: NavbarStyle): string[] {
  return rules.flatMap(({conditions, selectors, declarations}) => {
    const translated = selectors.flatMap((selector) => translateSelector(selector, navbarStyle) ?? []);
    // Addresses that are still relative to the original style sheet cannot be copied.
    const kept = declarations.filter(
      ({name, value}) =>
        !/url\((?!\s*["']?(?:[a-z][a-z\d+.-]*:|[#/]|@site\/))/i.test(value) &&
        !(name === 'position' && /^(?:relative|static)/.test(value) && translated.some(isKeptInView)),
    );
    if (translated.length === 0 || kept.length === 0) return [];
    const rule = `${translated.join()}{${kept.map(({name, value}) => `${name}:${value};`).join('')}}`;
    return [...markerResets(translated), rule].map((one) =>
      conditions.reduceRight((inner, condition) => `${condition}{${inner}}`, one),
    );
  });
}

/** Whether a selector is that of the sidebar, which scrolls with the page in Docusaurus and contains what stays in view. */
function isKeptInView(selector: string): boolean {
  return selector.endsWith('.shell-sidebar');
}

/**
 * Rules for what a site draws before links of the sidebar, such as the method of an operation: the marker of the current
 * page has the same place, and must not lend it position and border. They give way to all rules of the site.
 */
function markerResets(selectors: readonly string[]): string[] {
  return selectors.flatMap((selector) => {
    const link = /^(.*\.sidebar-link[^\s>+~]*?)::?before$/.exec(selector)?.[1];
    return link ? [`:where(${link})::before{position:static;border:0;}`] : [];
  });
}
