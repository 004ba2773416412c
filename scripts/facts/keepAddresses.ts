import type {FactName} from './compareFacts.ts';
import type {SiteFacts} from './SiteFacts.ts';

/** Facts that depend on how a site makes its addresses and lists; the others are the same in every variant of a site. */
export const ADDRESS_FACTS = [
  'title',
  'canonical',
  'alternates',
  'robots',
  'navbar',
  'sidebar',
  'breadcrumbs',
  'previous',
  'next',
  'tags',
  'listed',
  'links',
  'imageFiles',
  'posts',
  'recentPosts',
  'tagGroups',
  'cards',
  'edit',
] as const satisfies readonly FactName[];

type Facts = Omit<SiteFacts, 'generator'>;

/** Leaves out of a site what another variant of it says already. */
export function keepAddresses(facts: Facts): Facts {
  const isKept = (name: string): boolean => ADDRESS_FACTS.some((one) => one === name);
  const pages = Object.entries(facts.pages).map(([address, page]) => [
    address,
    Object.fromEntries(Object.entries(page).filter(([name]) => isKept(name))) as Facts['pages'][string],
  ]);
  return {...facts, pages: Object.fromEntries(pages)};
}
