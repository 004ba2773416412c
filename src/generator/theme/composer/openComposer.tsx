import {createRoot} from 'react-dom/client';
import {composerAddress} from '../../shared/composer/composerAddress.ts';
import type {ComposerData, ComposerOperation, ComposerValues} from '../../shared/composer/ComposerData.ts';
import {composeRequest} from '../../shared/composer/composeRequest.ts';
import type {ComposerMessages} from '../../shared/messages/Messages.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {writeSamples} from '../../shared/samples/writeSamples.ts';
import {SiteContext} from '../context/SiteContext.ts';
import {createMessagesLoader} from '../messages/createMessagesLoader.ts';
import {Composer} from './Composer.tsx';
import {updateSamples} from './updateSamples.ts';

const loadWords = createMessagesLoader<ComposerMessages>();
const loadData = createMessagesLoader<ComposerData>();

/** What was filled in, by the operation's section, so that closing a form loses nothing. */
const filled = new WeakMap<Element, ComposerValues>();

/**
 * Opens or closes the form of the operation that a button belongs to.
 *
 * @throws when something it needs cannot be loaded
 */
export async function openComposer(button: HTMLElement, site: SiteData): Promise<void> {
  const section = button.closest('.operation');
  const about = section?.querySelector(':scope > .operation-text');
  if (!section || !about || site.composer === undefined) return;
  const open = section.querySelector<HTMLElement>(':scope > .composer-host');
  if (open) return open.querySelector('h3')?.focus();
  const [messages, page] = await Promise.all([
    loadWords(site.composer),
    loadData(composerAddress(location.pathname)),
  ]);
  const operation = page.operations[section.getAttribute('aria-labelledby') ?? ''];
  if (!operation || section.querySelector(':scope > .composer-host')) return;
  const host = document.createElement('div');
  host.className = 'composer-host';
  about.after(host);
  // A prefix that no other form and nothing else on the page uses.
  const root = createRoot(host, {identifierPrefix: `${section.getAttribute('aria-labelledby')}-form`});
  const panel = section.querySelector('.operation-code .sample-panel');
  const show = (values: ComposerValues): void => {
    filled.set(section, values);
    if (panel) showSamples(panel, operation, values);
  };
  const close = (): void => {
    root.unmount();
    host.remove();
    button.setAttribute('aria-expanded', 'false');
    button.focus();
  };
  button.setAttribute('aria-expanded', 'true');
  root.render(
    <SiteContext value={site}>
      <Composer
        operation={operation}
        page={page}
        messages={messages}
        start={filled.get(section) ?? operation.initial}
        onChange={show}
        onClose={close}
      />
    </SiteContext>,
  );
}

/** Samples contain the document's address, which the reader's own replaces. */
function showSamples(panel: Element, operation: ComposerOperation, values: ComposerValues): void {
  const {server, client} = operation;
  if (client) updateSamples(panel, writeSamples(composeRequest(operation, values, {server}), client));
}
