import {htmlFlow, htmlText} from 'micromark-core-commonmark';
import type {Construct, State, Tokenizer} from 'micromark-util-types';
import type {Processor} from 'unified';
import {addSyntax} from './remarkGfm.ts';

/**
 * Allows `<!-- comments -->` in MDX, which has no HTML otherwise (Docusaurus, `mdx1Compat.comments`).
 * CommonMark's own HTML constructs do the work, on comments only; they become `html` nodes.
 */
export function remarkHtmlComments(this: Processor): void {
  addSyntax(this, [{flow: {60: onlyComments(htmlFlow, true)}, text: {60: onlyComments(htmlText, false)}}]);
}

function onlyComments(construct: Construct, isFlow: boolean): Construct {
  return {
    ...construct,
    // MDX disables HTML by the names of its constructs.
    name: isFlow ? 'commentFlow' : 'commentText',
    tokenize(effects, ok, nok) {
      return effects.check(commentStart, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

const START = '<!--';

const commentStart: Construct = {partial: true, tokenize: tokenizeStart};

function tokenizeStart(...[effects, ok, nok]: Parameters<Tokenizer>): State {
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
}
