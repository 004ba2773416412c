import {describe, expect, test} from 'vitest';
import {relationDiagram} from '../../../../src/generator/reference/modelPage/relationDiagram.ts';
import {referenceWords} from '../../../../src/generator/reference/ReferenceWords.ts';
import {messagesOf} from '../../../../src/generator/shared/messages/messagesOf.ts';
import {printHtml} from '../../../../src/generator/shared/html/printHtml.ts';

const draw = (usedBy: [string, string][], contains: [string, string][], name = 'Centre') =>
  printHtml(
    relationDiagram(
      name,
      usedBy.map(([model, field]) => ({model, field, many: false, parent: false})),
      contains.map(([model, field]) => ({model, field, many: false, parent: false})),
      {words: referenceWords(messagesOf('en'), 'en')},
    ),
  );
const drawingOf = (figure: string, kind: 'row' | 'column') =>
  new RegExp(`<svg class="relations-${kind}"[\\s\\S]*?</svg>`).exec(figure)?.[0] ?? '';
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(?:<title>[^<]*<\/title>)?([^<]*)/g)].map(([, text]) => text);

describe('relationDiagram', () => {
  test('shows complete names of models and fields, in an image as wide as they need', () => {
    const short = drawingOf(draw([['Login', 'user']], [['Role', 'roles']]), 'row');
    const long = drawingOf(
      draw(
        [['PaymentTransaction', 'authenticatedPrincipal']],
        [['McpMarketplaceCatalog', 'userPreferences']],
      ),
      'row',
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

  test('cuts a name that is too long for a column, and shows all of it in a tooltip', () => {
    const name = 'repository-ruleset-conditions-repository-property-target';
    const svg = draw([], [[name, '<b>']]);
    expect(svg).toContain(`<title>${name}</title>repository-ruleset-conditions…`);
    expect(svg).toContain('&lt;b>');
    expect(svg).toContain(`aria-label="Centre contains ${name}."`);
  });

  test('draws no line over another line’s note', () => {
    const parts: [string, string][] = ['One', 'Two', 'Three'].map((name) => [name, `field${name}`]);
    const row = drawingOf(draw(parts, parts), 'row');
    expect(row.lastIndexOf('<path')).toBeLessThan(row.indexOf('<text class="relation-note"'));
  });

  test('also exists as a column, which fits a phone', () => {
    const name = 'repository-ruleset-conditions-repository-property-target';
    const figure = draw(
      [
        ['Login', 'authenticatedPrincipal'],
        [name, 'someVeryLongNameOfAFieldThatIsCut'],
      ],
      [
        [name, 'roles'],
        ['Role', ''],
      ],
      'Principal',
    );
    const column = drawingOf(figure, 'column');
    const names = textsOf(column);
    expect(names).toContain('authenticatedPrincipal');
    expect(names.at(-1)).toBe('Principal');
    expect(Number(/width="(\d+)"/.exec(column)?.[1])).toBeLessThanOrEqual(332);
    const label = (svg: string) => /role="img" aria-label="([^"]*)"/.exec(svg)?.[1];
    expect(label(column)).toMatch(/^Principal is used by Login, /);
    expect(label(column)).toBe(label(drawingOf(figure, 'row')));
  });

  test('is empty for a model without relations', () => {
    expect(draw([], [])).toBe('');
  });
});
