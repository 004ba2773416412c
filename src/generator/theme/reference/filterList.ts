import {isSamePage} from '../../shared/address/pageKey.ts';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {announce} from '../actions/announce.ts';
import {loadDialogMessages} from '../messages/loadDialogMessages.ts';
import {readPage} from './readPage.ts';

/** The lists that a field on the same page filters, and their entries. */
const LISTS = '.table-scroll:has(> .reference-index), .model-map';
const ENTRIES = '.reference-index > tbody > tr, .model-map > li';

/** Filters the list that belongs to a field: entries that contain every typed word stay. Says how many these are. */
export async function applyFilter(field: EventTarget | null, site: SiteData): Promise<void> {
  if (!(field instanceof HTMLInputElement) || !field.classList.contains('page-filter')) return;
  const typed = field.value;
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const {list} = field.dataset;
  const count = list === undefined ? filterPage(field, words) : await filterSidebar(field, list, words);
  if (words.length === 0 || count === undefined) return;
  const text = await describeCount(count, site);
  if (field.value !== typed) return;
  if (count === 0) showResults(field, noResults(text));
  announce(document, text);
}

async function describeCount(count: number, site: SiteData): Promise<string> {
  try {
    const messages = await loadDialogMessages(site);
    return count === 0 ? messages.noResults : pluralMessage(messages.pagesFound, count, site.locale);
  } catch {
    // Without a connection.
    return String(count);
  }
}

function noResults(text: string): HTMLElement {
  const note = document.createElement('p');
  note.className = 'filter-results filter-none';
  note.textContent = text;
  return note;
}

/** Clears the field on Escape, as browsers do with search fields. */
export function clearOnEscape({key, target}: KeyboardEvent, site: SiteData): void {
  if (key !== 'Escape' || !(target instanceof HTMLInputElement) || !target.matches('.page-filter')) return;
  target.value = '';
  void applyFilter(target, site);
}

function hasWords(entry: Element, words: readonly string[]): boolean {
  const text = (entry.textContent ?? '').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Also hides headings without a visible entry below them. */
function filterPage(field: HTMLElement, words: readonly string[]): number {
  showResults(field, undefined);
  const page = field.closest('.api-page') ?? document.body;
  let count = 0;
  for (const list of page.querySelectorAll<HTMLElement>(LISTS)) {
    const entries = [...page.querySelectorAll<HTMLElement>(ENTRIES)].filter((entry) => list.contains(entry));
    for (const entry of entries) entry.hidden = !hasWords(entry, words);
    const shown = entries.filter((entry) => !entry.hidden).length;
    count += shown;
    list.hidden = shown === 0;
    const heading = list.previousElementSibling;
    if (heading instanceof HTMLHeadingElement) heading.hidden = shown === 0;
  }
  return count;
}

/**
 * Filters the pages that the category's own page lists, and shows them instead of the sidebar's items, which the style
 * sheet hides.
 */
async function filterSidebar(
  field: HTMLInputElement,
  address: string,
  words: readonly string[],
): Promise<number | undefined> {
  if (words.length === 0) {
    showResults(field, undefined);
    return 0;
  }
  const typed = field.value;
  const page = await readPage(address).catch(() => undefined);
  // The reader has typed on since; the next call filters for that.
  if (!page || field.value !== typed) return undefined;
  const links = [...page.querySelectorAll('.reference-index > tbody > tr')].flatMap((row) => {
    const [head] = row.children;
    const link = head?.querySelector('a');
    return link && head && hasWords(head, words)
      ? [{link, name: head.querySelector('code')?.textContent}]
      : [];
  });
  const results = document.createElement('ul');
  results.className = 'sidebar-list filter-results';
  results.append(...links.map(({link, name}) => resultItem(link, name)));
  showResults(field, results);
  return links.length;
}

function resultItem(link: HTMLAnchorElement, name: string | undefined): HTMLElement {
  const item = document.createElement('li');
  const own = document.createElement('a');
  own.className = 'sidebar-link';
  own.href = link.getAttribute('href') ?? '';
  own.textContent = link.textContent;
  if (isSamePage(own.pathname, location.pathname)) own.setAttribute('aria-current', 'page');
  if (name) {
    const code = document.createElement('code');
    code.textContent = name;
    own.append(' ', code);
  }
  item.append(own);
  return item;
}

/** Replaces what is shown between a field and its list. */
function showResults(field: Element, results: Element | undefined): void {
  const next = field.nextElementSibling;
  if (next?.classList.contains('filter-results')) next.remove();
  if (results) field.after(results);
}
