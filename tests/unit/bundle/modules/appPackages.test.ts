import path from 'node:path';
import {expect, test} from 'vitest';
import {appPackages} from '../../../../src/generator/bundle/modules/appPackages.ts';
import {siteFolder} from '../../config/siteFolder.ts';

test('names packages by how they are found, wherever they are', async () => {
  const reactDom = '{"dependencies": {"scheduler": "1"}}';
  const hoisted = await siteFolder({
    'node_modules/react/package.json': '{}',
    'node_modules/react-dom/package.json': reactDom,
    'node_modules/scheduler/package.json': '{}',
  });
  const nested = await siteFolder({
    'node_modules/react/package.json': '{}',
    'node_modules/react-dom/package.json': reactDom,
    'node_modules/react-dom/node_modules/scheduler/package.json': '{}',
  });
  expect(appPackages(hoisted)).toEqual({
    react: path.join(hoisted, 'node_modules/react'),
    'react-dom': path.join(hoisted, 'node_modules/react-dom'),
    'react-dom>scheduler': path.join(hoisted, 'node_modules/scheduler'),
  });
  expect(appPackages(nested)['react-dom>scheduler']).toBe(
    path.join(nested, 'node_modules/react-dom/node_modules/scheduler'),
  );
});
