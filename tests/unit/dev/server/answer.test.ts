import {IncomingMessage} from 'node:http';
import {Socket} from 'node:net';
import {expect, test} from 'vitest';
import {answer} from '../../../../src/generator/dev/server/answer.ts';
import type {DevSite} from '../../../../src/generator/dev/site/DevSite.ts';

test('a page that is shown before all content is read gets its styles', async () => {
  const request = Object.assign(new IncomingMessage(new Socket()), {method: 'GET', url: '/assets/main.css'});
  const app: Partial<DevSite['app']> = {
    requested: Promise.resolve(),
    earlyFile: async () => Buffer.from('a {}'),
  };
  const site = {
    config: {baseUrl: '/'},
    app,
    isRead: () => false,
    model: () => new Promise(() => undefined),
  } as unknown as DevSite;
  expect(await answer('/site', site, request)).toMatchObject({body: Buffer.from('a {}')});
});
