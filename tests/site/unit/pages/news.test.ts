import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {news} from '../../../../src/pages/_landing/news.ts';

const DATE = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});
const BLOG = new URL('../../../../blog/', import.meta.url);

test('the landing page shows the three newest posts', () => {
  const newest = readdirSync(BLOG)
    .filter((name) => /^\d{4}-\d\d-\d\d-.*\.mdx?$/.test(name))
    .sort()
    .reverse()
    .slice(0, 3)
    .map((name) => {
      const text = readFileSync(new URL(name, BLOG), 'utf8');
      return {
        title: /^title: (.+)$/m.exec(text)?.[1],
        to: `/blog/${/^slug: (.+)$/m.exec(text)?.[1]}`,
        date: name.slice(0, 10),
        formattedDate: DATE.format(new Date(name.slice(0, 10))),
      };
    });
  expect(news).toEqual(newest);
});
