import type {MigratedFeature} from '../../config/MigratedFeature.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {listNames} from '../../shared/text/listNames.ts';
import {isDocusaurusConfig} from '../docusaurusConfigFile.ts';
import type {NavbarStyle} from './navbarStyle.ts';
import {translateStyles} from './translateStyles.ts';

const OTHER_CLASSES =
  'Remove the rules, or look up the class of that part in the page: `.navbar-link`, `.sidebar-link`, `.page-text`, `.toc-link`.';

const OTHER_SEARCH = 'The dialog of the built-in search, in the colors of the theme: remove the rules.';

/** The rules for parts of pages that Docusaurus' class names select, below the generator's own sources. */
const INFIMA_SHEET = 'compat/styles/infima.css';

/** The rules for parts of the theme that a site's own code consists of, such as a copied navbar. */
const PARTS_SHEET = 'compat/styles/infimaParts.css';

/** Class names of these parts, in code. */
const PART_CLASS =
  /\b(?:navbar(?:-sidebar)?|menu|dropdown|breadcrumbs|pagination-nav|table-of-contents|footer|avatar)__[\w-]+|\bdropdown--\w+/;

/** What a site needs so that its style sheets apply here as they do in Docusaurus. */
export interface ForeignStyles {
  /** Style sheets of the generator, relative to its sources. */
  sheets: string[];
  /** A style sheet that follows them; empty if there is nothing to translate. */
  css: string;
  problems: Problem[];
  migration: MigratedFeature[];
}

/** What the style sheets apply to. */
interface StyleUsers {
  /** The color of the navbar, if it is not that of the page. */
  navbarStyle?: NavbarStyle;
  /** Returns what may name classes of Docusaurus: the site's components, and HTML that it writes by itself. */
  code?: () => readonly string[];
}

/**
 * Returns the extra styles of a site whose style sheets were written for Docusaurus; undefined for any other site.
 *
 * @param sheets The site's style sheets as CSS, in order, each with its file name.
 * @param configFile Name of the configuration file.
 */
export function foreignStyles(
  sheets: readonly {file: string; text: string}[],
  configFile: string,
  {navbarStyle, code = () => []}: StyleUsers = {},
): ForeignStyles | undefined {
  const isForeign = isDocusaurusConfig(configFile);
  if (!isForeign && !navbarStyle && !sheets.some(({text}) => text.includes('--ifm-'))) return undefined;
  const {css, unknown} = translateStyles(
    sheets.map(({text}) => text),
    navbarStyle,
    isForeign,
  );
  const texts = isForeign ? code() : [];
  const isOwn = (name: string): boolean => texts.some((text) => text.includes(name));
  const [search, others] = [true, false].map((isSearch) =>
    unknown.filter((name) => name.startsWith('DocSearch') === isSearch && !isOwn(name)),
  );
  // The first sheet that has one; a sheet may get classes from others, which it imports.
  const fileOf = (names: readonly string[] = []): string | undefined =>
    (sheets.find(({text}) => names.some((name) => text.includes(`.${name}`))) ?? sheets[0])?.file;
  const hasParts = texts.some((text) => PART_CLASS.test(text));
  return {
    sheets: [...(isForeign ? [INFIMA_SHEET] : []), ...(hasParts ? [PARTS_SHEET] : [])],
    css,
    problems: others?.length ? [unknownClasses(others, fileOf(others))] : [],
    migration: [
      ...(search?.length
        ? [rulesFor(search, fileOf(search), {outcome: 'replaced', alternative: OTHER_SEARCH})]
        : []),
      ...(others?.length
        ? [rulesFor(others, fileOf(others), {outcome: 'dropped', alternative: OTHER_CLASSES})]
        : []),
    ],
  };
}

function unknownClasses(names: readonly string[], file: string | undefined): Problem {
  const list = names.map((name) => `\`.${name}\``).join(', ');
  return {
    severity: 'warning',
    ...(file !== undefined && {file}),
    message: `Nothing here has these classes of Docusaurus, so their rules have no effect: ${list}.`,
    hint: OTHER_CLASSES,
  };
}

function rulesFor(
  names: readonly string[],
  place: string | undefined,
  rest: Pick<MigratedFeature, 'outcome' | 'alternative'>,
): MigratedFeature {
  return {
    feature: `rules for ${listNames(names.map((name) => `.${name}`))}`,
    ...(place !== undefined && {place}),
    ...rest,
  };
}
