import {expectOk} from '../../shared/invariants/expectOk.ts';

/**
 * Creates a function that loads messages when they are first needed; after a failure the next call tries again. It
 * accepts the messages themselves, or the address of their file.
 */
export function createMessagesLoader<Messages extends object>(): (
  source: string | Messages,
) => Promise<Messages> {
  let loading: {file: string; messages: Promise<Messages>} | undefined;
  return (source) => {
    if (typeof source !== 'string') return Promise.resolve(source);
    if (loading?.file !== source) {
      loading = {file: source, messages: fetchMessages<Messages>(source)};
      loading.messages.catch(() => {
        loading = undefined;
      });
    }
    return loading.messages;
  };
}

async function fetchMessages<Messages>(file: string): Promise<Messages> {
  return expectOk(await fetch(file)).json();
}
