import {fillEdits, fillParts, findIds, type TokenReader} from '../../shared/composer/fillParts.ts';
import {codeLanguage} from '../../shared/markup/codeLanguage.ts';
import {isShell} from '../../shared/markup/isShell.ts';
import {readYourValues} from './yourValues.ts';

const CODE = 'figure.code code';

/** The original texts of samples, before values were filled in. */
const written = new WeakMap<Text, string>();

/** Fills the reader's values into every sample below an element, replacing the previous ones. */
export function fillPage(root: ParentNode): void {
  const values = readYourValues();
  for (const {texts, reader} of codesOf(root)) {
    const originals = texts.map(originalOf);
    const edits = fillEdits(originals.join(''), values, reader);
    fillParts(originals, edits).forEach((filled, index) => {
      const [text, original] = [texts[index], originals[index]];
      if (!text || original === undefined || filled === text.data) return;
      written.set(text, original);
      text.data = filled;
    });
  }
}

/** The ids in the samples of a page, each labeled with what it identifies. */
export function idsOfPage(root: ParentNode): Map<string, string> {
  return new Map(
    [...codesOf(root)].flatMap(({texts, reader}) => findIds(texts.map(originalOf).join(''), reader)),
  );
}

function originalOf(text: Text): string {
  return written.get(text) ?? text.data;
}

function* codesOf(root: ParentNode): Generator<{texts: Text[]; reader: TokenReader}> {
  for (const code of root.querySelectorAll(CODE)) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    yield {texts, reader: readerOf(code)};
  }
}

function readerOf(code: Element): TokenReader {
  if (isShell(codeLanguage(code.className) ?? '')) return 'shell';
  return code.closest('.sample-panel') ? 'sample' : 'none';
}
