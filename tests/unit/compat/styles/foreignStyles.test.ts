import {expect, test} from 'vitest';
import {foreignStyles} from '../../../../src/generator/compat/styles/foreignStyles.ts';

test('classes without a part are reported with the sheet that has them, or else with the first', () => {
  const placesOf = (...texts: string[]) => {
    const sheets = texts.map((text, index) => ({file: `css/${index}.css`, text}));
    const styles = foreignStyles(sheets, 'docusaurus.config.js');
    return [
      ...(styles?.problems ?? []).map(({file}) => file),
      ...(styles?.migration ?? []).map(({place}) => place),
    ];
  };
  expect(placesOf('a { color: red; }', '.menu__other { color: red; }')).toEqual(['css/1.css', 'css/1.css']);
  expect(placesOf('.menu__other { color: red; }', 'a { color: red; }')).toEqual(['css/0.css', 'css/0.css']);
  expect(placesOf('a { color: red; }')).toEqual([]);
});
