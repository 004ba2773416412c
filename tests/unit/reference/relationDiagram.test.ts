import {describe, expect, test} from 'vitest';
import {relationDiagram} from '../../../src/reference/render/relationDiagram.ts';

const draw = (usedBy: [string, string][], contains: [string, string][], name = 'Centre') =>
  relationDiagram(
    name,
    usedBy.map(([model, field]) => ({model, field, many: false, parent: false})),
    contains.map(([model, field]) => ({model, field, many: false, parent: false})),
  );
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(?:<title>[^<]*<\/title>)?([^<]*)/g)].map(([, text]) => text);

describe('relationDiagram', () => {
  test('shows the names of models and fields whole, in a picture as wide as they need', () => {
    const short = draw([['Login', 'user']], [['Role', 'roles']]);
    const long = draw(
      [['PaymentTransaction', 'authenticatedPrincipal']],
      [['McpMarketplaceCatalog', 'userPreferences']],
    );
    expect(textsOf(long)).toEqual([
      'authenticatedPrincipal',
      'userPreferences',
      'PaymentTransaction',
      'McpMarketplaceCatalog',
      'Centre',
    ]);
    const width = (svg: string) => Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    expect(width(long)).toBeGreaterThan(width(short));
  });

  test('cuts a name that no column could hold, and gives all of it as a tooltip', () => {
    const name = 'repository-ruleset-conditions-repository-property-target';
    const svg = draw([], [[name, '<b>']]);
    expect(svg).toContain(`<title>${name}</title>repository-ruleset-conditions…`);
    expect(svg).toContain('&lt;b>');
    expect(svg).toContain(`aria-label="Centre contains ${name}."`);
  });

  test('is empty for a model that stands alone', () => {
    expect(draw([], [])).toBe('');
  });
});
