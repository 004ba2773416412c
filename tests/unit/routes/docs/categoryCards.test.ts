import {expect, test} from 'vitest';
import {categoryCards} from '../../../../src/generator/routes/docs/categoryCards.ts';
import {loadTestSite} from '../../content/loadTestSite.ts';
import {ENGLISH} from '../../../../src/generator/shared/messages/languages/en.ts';

const FILES = {
  'docs/guide/index.md': '---\ntitle: Guide\n---\nAll of it.',
  'docs/guide/a.md': '---\ntitle: 🚀 Start\ndescription: How to begin\n---\nText.',
  'docs/guide/b.md': '---\ntitle: Hidden\nunlisted: true\n---\nText.',
  'docs/guide/more/c.md': '---\ntitle: C\n---\nText.',
  'docs/guide/more/d.md': '---\ntitle: D\n---\nText.',
};

async function cardsOf(id: string) {
  const {content} = await loadTestSite(FILES);
  const docsById = new Map(content.docs.map((doc) => [doc.id, doc]));
  const doc = docsById.get(id);
  return (
    doc &&
    categoryCards(doc, Object.values(content.sidebars)[0] ?? [], docsById, {locale: 'en', messages: ENGLISH})
  );
}

test('the doc of a category has the cards of its items, as a generated index page has', async () => {
  expect(await cardsOf('guide/index')).toEqual([
    {type: 'doc', label: '🚀 Start', href: '/v1/docs/guide/a', description: 'How to begin'},
    {type: 'category', label: 'more', href: '/v1/docs/guide/more/c', description: '2 items'},
  ]);
});

test('any other doc has the cards of its siblings', async () => {
  expect((await cardsOf('guide/more/d'))?.map(({label}) => label)).toEqual(['C']);
});
