import {OWN_TABS} from '../../shared/markup/tabSelectors.ts';
import {markdownAddress} from '../../shared/address/markdownAddress.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {DialogMessages} from '../../shared/messages/Messages.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import type {SearchKind} from '../../search/format/SearchKind.ts';
import {announce} from '../actions/announce.ts';
import {copyFetchedText} from '../actions/copyFetchedText.ts';
import {publishChoice} from '../content/tabMemory.ts';
import {loadSearchClient} from './loadSearchClient.ts';

/** A command that the search dialog offers after `>`. */
export interface Command {
  key: string;
  label: string;
  run(): void;
}

/** The prefix of a query for commands. */
export const COMMAND_SIGN = '>';

const TABS = '.tabs[data-tab-group]';

/** The commands that are available on the current page. */
export function commandsOf(document: Document, site: SiteData, messages: DialogMessages): Command[] {
  return [
    ...colorMode(document, site),
    ...sampleLanguages(document, messages),
    ...copyPage(document, site, messages),
    ...otherPage(document, site, messages),
  ].map((command) => ({...command, key: `${COMMAND_SIGN}${command.label}`}));
}

/** The commands whose labels contain every word of the query. */
export function matchCommands(commands: readonly Command[], query: string): Command[] {
  const words = query.slice(COMMAND_SIGN.length).toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({label}) => words.every((word) => label.toLowerCase().includes(word)));
}

type Unnamed = Omit<Command, 'key'>;

function colorMode(document: Document, {messages}: SiteData): Unnamed[] {
  const button = document.querySelector<HTMLElement>('.color-mode-switch');
  return button ? [{label: messages.switchColorMode, run: () => button.click()}] : [];
}

/** Commands that choose a language for the page's samples, which are tabs with code that remember a choice. */
function sampleLanguages(document: Document, messages: DialogMessages): Unnamed[] {
  const commands = new Map<string, Unnamed>();
  for (const tabs of document.querySelectorAll<HTMLElement>(TABS)) {
    if (!tabs.querySelector(':scope > [role="tabpanel"] pre')) continue;
    const groupId = tabs.dataset.tabGroup ?? '';
    for (const tab of tabs.querySelectorAll<HTMLElement>(OWN_TABS)) {
      const {value = ''} = tab.dataset;
      const label = fillMessage(messages.samplesIn, {language: tab.textContent?.trim() ?? value});
      commands.set(label, {label, run: () => publishChoice({groupId, value})});
    }
  }
  return [...commands.values()];
}

function copyPage(document: Document, site: SiteData, messages: DialogMessages): Unnamed[] {
  if (!document.querySelector('.copy-page')) return [];
  const {pageCopied, pageNotCopied} = site.messages;
  const run = (): void => {
    copyFetchedText(markdownAddress(document.location.pathname)).then(
      () => announce(document, pageCopied),
      () => announce(document, pageNotCopied),
    );
  };
  return [{label: messages.copyThisPage, run}];
}

/** A command that goes from a model's page to its API page, or back. */
function otherPage(document: Document, {baseUrl}: SiteData, messages: DialogMessages): Unnamed[] {
  const isApi = document.querySelector('main .api-page .operation') !== null;
  const isModel = !isApi && document.querySelector('main .api-page #fields') !== null;
  if (!isModel && !isApi) return [];
  // The heading may contain the name in code after the title.
  const [title] = document.querySelector('h1')?.childNodes ?? [];
  const name = title?.textContent?.trim() ?? '';
  const label = fillMessage(isModel ? messages.goToApi : messages.goToModel, {name});
  const run = (): void => void goTo(document, baseUrl, {query: name, kind: isModel ? 'api' : 'model'});
  return [{label, run}];
}

async function goTo(
  document: Document,
  baseUrl: string,
  wanted: {query: string; kind: SearchKind},
): Promise<void> {
  const client = await loadSearchClient(baseUrl);
  let path: string | undefined;
  const {signal} = new AbortController();
  await client.search({...wanted, limit: 1, signal}, ({hits}) => {
    path = hits[0]?.path;
  });
  if (path === undefined) return;
  // A link, so that the router shows the page as after any other click.
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}
