// @vitest-environment happy-dom
import {afterEach, expect, test} from 'vitest';
import {ENGLISH} from '../../../../src/generator/shared/messages/languages/en.ts';
import {showSearch} from '../../../../src/generator/theme/search/showSearch.tsx';
import {site} from '../fixtures.ts';

// Otherwise its search goes on when the document is gone.
afterEach(() => document.querySelector('dialog')?.close());

test('what a fast reader types next is not lost: the dialog is open at once, with what was typed before, and goes when closed', () => {
  showSearch(document, {site, messages: ENGLISH.dialogs}, {query: '', typed: 'be', keys: []});
  const dialog = document.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  expect(dialog?.querySelector<HTMLInputElement>('.search-field')?.value).toBe('be');
  dialog?.close();
  expect(document.querySelector('dialog')).toBeNull();
});
