import {expect, test} from 'vitest';
import {setText} from '../../../src/generator/config/typography.ts';
import {createHead} from '../../../src/generator/routes/createHead.ts';
import {withoutSiteTitle} from '../../../src/generator/routes/withoutSiteTitle.ts';
import {defaultConfig} from '../config/defaultConfig.ts';

test.each(['|', '-', '\\', '[', '^', '::', ''])(
  'the title of a page, with the delimiter `%s`',
  (titleDelimiter) => {
    const config = defaultConfig({title: "Bob's docs", titleDelimiter, markdown: {typography: true}});
    const cut = (title: string): string =>
      withoutSiteTitle(setText(config, createHead(config, {title}).title), config);
    expect(cut("It's a | b - c")).toBe('It’s a | b - c');
    expect(cut("Bob's docs")).toBe('Bob’s docs');
  },
);
