import type {LinkFact} from './ContentFacts.ts';
import type {PageFacts} from './SiteFacts.ts';

/** Text as readers see it. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/[\u200B\s]+/g, ' ').trim();
}

/** The address of a link; one of the two generators leaves blanks in it as they are. */
export function hrefOf(link: Element | null | undefined): string | undefined {
  return link?.getAttribute('href')?.replaceAll(' ', '%20');
}

/** Texts and addresses of links. */
export function linksOf(elements: Iterable<Element>): LinkFact[] {
  return [...elements].map((link) => ({label: textOf(link), href: hrefOf(link) ?? ''}));
}

/** A property, if its value is not empty. */
export function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined | null | '',
): Partial<Record<Key, Value>> {
  return value === undefined || value === null || value === '' ? {} : ({[key]: value} as Record<Key, Value>);
}

type HeadFacts = Pick<
  PageFacts,
  'title' | 'h1' | 'description' | 'lang' | 'dir' | 'canonical' | 'alternates' | 'robots'
>;

/** Facts that are in the same place whatever generator made the page. */
export function readHead(page: Document): HeadFacts {
  const find = (selector: string, attribute: string) =>
    page.querySelector(selector)?.getAttribute(attribute) ?? undefined;
  const alternates = [...page.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    hrefOf(link),
  ]);
  return {
    title: textOf(page.querySelector('title')),
    ...optional('h1', textOf(page.querySelector('main h1'))),
    ...optional('description', find('meta[name="description"]', 'content')),
    lang: page.documentElement.lang,
    dir: page.documentElement.dir || 'ltr',
    ...optional('canonical', hrefOf(page.querySelector('link[rel="canonical"]'))),
    alternates: Object.fromEntries(alternates),
    ...optional('robots', find('meta[name="robots"]', 'content')),
  };
}

/** Selectors for the navbar in one generator's pages. */
interface NavbarSelectors {
  links: string;
  dropdowns: string;
  /** Relative to the drop-down. */
  label: string;
  item: string;
}

/** Reads the links and menus of the navbar; a menu whose items have a language is the language menu. */
export function readNavbar(
  page: Document,
  {links, dropdowns, label, item}: NavbarSelectors,
): Pick<PageFacts, 'navbar' | 'versions' | 'languages'> {
  const menus = [...page.querySelectorAll(dropdowns)];
  const isLanguages = (menu: Element) => menu.querySelector(`${item}[lang]`) !== null;
  return {
    navbar: linksOf(page.querySelectorAll(links)),
    versions: menus
      .filter((menu) => !isLanguages(menu))
      .map((menu) => ({
        label: textOf(menu.querySelector(label)),
        items: linksOf(menu.querySelectorAll(item)),
      })),
    languages: menus
      .filter(isLanguages)
      .flatMap((menu) => [...menu.querySelectorAll(item)])
      .map((link) => ({
        label: textOf(link),
        href: link.getAttribute('href') ?? '',
        lang: link.getAttribute('lang') ?? '',
      })),
  };
}
