import {htmlFlow, htmlText} from 'micromark-core-commonmark';
import type {Code, Construct, State, Tokenizer} from 'micromark-util-types';
import type {Processor} from 'unified';
import {addSyntax} from './remarkGfm.ts';

/**
 * Lets `<!-- comments -->` stand in MDX, which has no HTML otherwise (Docusaurus, `mdx1Compat.comments`).
 * CommonMark's own HTML constructs do the work, on comments only; they become `html` nodes.
 */
export function remarkHtmlComments(this: Processor): void {
  addSyntax(this, [{flow: {60: onlyComments(htmlFlow, true)}, text: {60: onlyComments(htmlText, false)}}]);
}

function onlyComments(construct: Construct, isFlow: boolean): Construct {
  const start: Construct = {partial: true, tokenize: isFlow ? tokenizeBlockStart : tokenizeStart};
  return {
    ...construct,
    // MDX switches HTML off by the names of its constructs.
    name: isFlow ? 'commentFlow' : 'commentText',
    tokenize(effects, ok, nok) {
      return effects.check(start, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

const START = '<!--';

const tokenizeStart: Tokenizer = (effects, ok, nok) => {
  let index = 0;
  const next: State = (code) => {
    if (code !== START.charCodeAt(index)) return nok(code);
    if (index === 0) effects.enter('data');
    effects.consume(code);
    if (++index < START.length) return next;
    effects.exit('data');
    return ok;
  };
  return next;
};

/** As a block, a comment must be followed by nothing on the line that ends it, where that is its first line. */
const tokenizeBlockStart: Tokenizer = (effects, ok, nok) => {
  let line = '';
  const next: State = (code: Code) => {
    if (line.length < START.length && code !== START.charCodeAt(line.length)) {
      if (line !== '') effects.exit('data');
      return nok(code);
    }
    if (code === null || code < -2) {
      effects.exit('data');
      const end = line.indexOf('-->');
      return end === -1 || line.slice(end + 3).trim() === '' ? ok(code) : nok(code);
    }
    if (line === '') effects.enter('data');
    line += code < 0 ? ' ' : String.fromCharCode(code);
    effects.consume(code);
    return next;
  };
  return next;
};
