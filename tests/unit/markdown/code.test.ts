import {describe, expect, test} from 'vitest';
import {compile, OPTIONS, staticHtml} from './site.tsx';

/** The content of `<code>`. */
async function code(source: string, options = {}): Promise<string> {
  const page = await compile(source, {options});
  return /<code[^>]*>([\s\S]*)<\/code>/.exec(staticHtml(page))?.[1] ?? '';
}

const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

describe('highlighting', () => {
  test.each([
    ['ts', 'const a: Foo = `x${b}`; // c', ['k:const', 'c:// c', 's:`x', 's:`']],
    ['java', '@Override public class A { int x = 1; }', ['a:@Override', 'k:public', 'k:class', 't:A', 'n:1']],
    ['yaml', 'key: "v" # c', ['a:key', 's:"v"', 'c:# c']],
    ['json', '{"a": true}', ['a:"a"', 'n:true']],
    ['bash', 'echo "hi" # c', ['f:echo', 's:"hi"', 'c:# c']],
    ['sh', 'brew install node && mvn clean install -DskipTests', ['f:brew', 'f:mvn', 'p:-DskipTests']],
    [
      'zsh',
      'A=1 curl -H "Key: $KEY" $URL | jq -r .id',
      ['n:A', 'f:curl', 'p:-H', 'n:$KEY', 'n:$URL', 'f:jq'],
    ],
    ['shell', 'for f in *; do cat "$f"; done # all', ['k:for', 'k:do', 'f:cat', 'n:$f', 'k:done', 'c:# all']],
    ['bash', `curl -d '{"name": "Ada", "age": 3}' x`, ['f:curl', 'p:-d', 'a:"name"', 's:"Ada"', 'n:3']],
    ['bash', 'ID=$(curl -s x)\ncat <<END > a\n$ID\nEND\nls', ['n:ID', 'f:curl', 'f:cat', 'f:ls']],
    ['console', "$ npm ci\nit's done\n$ ls", ['f:npm', 'f:ls', 'p:done\n$']],
    ['html', '<a href="x">y</a>', ['t:a', 'a:href']],
    ['python', 'def f(x): return None', ['k:def', 'f:f', 'k:return']],
    ['php', '<?php echo $a; ?>', ['k:echo']],
    ['tsx', 'const a = <B c={1}>t</B>;', ['k:const', 't:B', 'a:c', 'n:1']],
    ['kotlin', 'fun main() = 1', ['k:fun', 'f:main']],
    ['go', 'func main() {}', ['k:func', 'f:main']],
    ['rust', 'fn main() {}', ['k:fn']],
    ['sql', "SELECT 'a'", ['k:SELECT', "s:'a'"]],
    ['toml', 'a = 1', ['a:a', 'n:1']],
    ['properties', 'a=b', ['a:a']],
    ['dockerfile', 'FROM node:20', ['k:FROM']],
    ['graphql', 'type A { b: Int }', ['k:type']],
    ['hcl', 'resource "a" "b" {}', []],
    ['http', 'GET /x HTTP/1.1', []],
    ['SHELL', 'ls', []],
  ])('%s', async (language, source, expected) => {
    const html = await code(`\`\`\`${language}\n${source}\n\`\`\``);
    const tokens = [...html.matchAll(/<span class="tk-(\w)">([^<]*)<\/span>/g)].map(
      ([, letter, value]) => `${letter}:${text(value ?? '')}`,
    );
    for (const token of expected) {
      // Adjacent tokens of the same color share a span.
      const [letter = '', word = ''] = token.split(/:(.*)/s);
      const same = tokens.filter((found) => found.startsWith(`${letter}:`));
      expect(same.some((found) => found.slice(2).split(' ').includes(word) || found === token)).toBe(true);
    }
    expect(tokens.length).toBeGreaterThan(0);
    expect(text(html)).toBe(source);
    expect(html).not.toMatch(/<span[^>]*><span class="tk/);
  });
});

describe('lines', () => {
  test('highlights given ranges and keeps comments in the code', async () => {
    expect(await code('```js {1,3-4}\na\n// highlight-next-line\nb\nc\n```')).toBe(
      '<span class="line highlight">a\n</span><span class="line"><span class="tk-c">// highlight-next-line</span>\n</span><span class="line highlight">b\n</span><span class="line highlight">c\n</span>',
    );
  });

  test.each([
    ['js', '// highlight-next-line\na\nb'],
    ['python', '# highlight-next-line\na\nb'],
    ['html', '<!-- highlight-next-line -->\na\nb'],
    ['jsx', '{/* highlight-next-line */}\na\nb'],
    ['sql', '  -- highlight-next-line\na\nb'],
    ['sql', '/* highlight-next-line */\na\nb'],
    ['java', '/* highlight-next-line */\na\nb'],
    ['md', '<!-- highlight-next-line -->\na\nb'],
    ['latex', '% highlight-next-line\na\nb'],
    ['haskell', '-- highlight-next-line\na\nb'],
    ['wasm', ';; highlight-next-line\na\nb'],
    ['vb', "' highlight-next-line\na\nb"],
    ['batch', 'REM highlight-next-line\na\nb'],
    ['fortran', '! highlight-next-line\na\nb'],
    ['ocaml', '(* highlight-next-line *)\na\nb'],
    ['cobol', '*> highlight-next-line\na\nb'],
    ['', '# highlight-start\na\n# highlight-end\nb'],
  ])('reads magic comments in %s', async (language, source) => {
    const html = await code(`\`\`\`${language}\n${source}\n\`\`\``);
    expect(html).toMatch(/^<span class="line highlight">.*\n<\/span><span class="line">.*\n<\/span>$/);
    expect(text(html)).toBe('a\nb\n');
  });

  test('leaves comments of another style alone', async () => {
    expect(await code('```python\n// highlight-next-line\na\n```')).not.toContain('class="line');
  });

  test('a slip in a comment is for the word that is nearest', async () => {
    const magicComments = ['added-lines', 'added-line'].map((line) => ({className: line, line}));
    const prism = {...OPTIONS.prism, magicComments};
    const {problems} = await compile('```js\n// aded-line\na()\n// added-code\nb()\n```', {
      options: {prism},
    });
    expect(problems.map(({line, hint}) => [line, hint])).toEqual([[2, 'Did you mean `added-line`?']]);
  });

  test('uses the class names of configured comments', async () => {
    expect(await code('```js\n// this-fails\na()\n```')).toContain('<span class="line error-line">');
  });

  test('numbers lines', async () => {
    const plain = staticHtml(await compile('```js showLineNumbers\na\n```'));
    expect(plain).toContain(
      '<pre tabindex="0" class="line-numbers"><code class="language-js"><span class="line">',
    );
    const from = staticHtml(await compile('```js showLineNumbers=42\na\n```'));
    expect(from).toContain('<code class="language-js" data-start="42" style="counter-reset:line 41">');
  });

  test('marks the changed lines of a diff', async () => {
    expect(await code('```diff\n--- a\n- <b>\n+ c\n  d\n```')).toBe(
      '<span class="line"><span class="tk-c">--- a</span>\n</span><span class="line deleted"><span class="diff-sign">-</span> &lt;b&gt;\n</span><span class="line inserted"><span class="diff-sign">+</span> c\n</span><span class="line">  d\n</span>',
    );
  });

  test('keeps tokens that span several lines complete in each line', async () => {
    const html = await code('```js {2}\n/* a\nb */ c\n```');
    expect(html).toBe(
      '<span class="line"><span class="tk-c">/* a</span>\n</span><span class="line highlight"><span class="tk-c">b */</span> c\n</span>',
    );
  });

  test('accepts titles in either quotes and with braces', async () => {
    expect(staticHtml(await compile('```js title=\'a "b" {1}\'\nx\n```'))).toContain(
      '<figcaption class="code-title">a "b" {1}</figcaption>',
    );
  });
});

test('highlights additional languages', async () => {
  const source = '```haskell\nmodule Main where\n```';
  expect(staticHtml(await compile(source))).not.toContain('<span class="tk-');
  const page = await compile(source, {
    options: {prism: {...OPTIONS.prism, additionalLanguages: ['haskell']}},
  });
  expect(staticHtml(page)).toContain('<span class="tk-k">module</span>');
});

test('uses the default language', async () => {
  const page = await compile('```\nlet a\n```', {
    options: {prism: {...OPTIONS.prism, defaultLanguage: 'js'}},
  });
  expect(staticHtml(page)).toContain('<code class="language-js"><span class="tk-k">let</span>');
});

test('reads files with Windows line ends', async () => {
  const page = await compile(
    '---\r\ntitle: x\r\n---\r\n\r\n# T\r\n\r\n## H {#i}\r\n\r\n:::tip A b\r\nx\r\n:::\r\n\r\n```js {1}\r\na\r\nb\r\n```\r\n',
  );
  expect(page.problems).toEqual([]);
  expect(page.titleHtml).toBe('T');
  expect(page.anchors).toEqual(['i']);
  expect(staticHtml(page)).toContain('<p class="admonition-title">A b</p>');
  expect(staticHtml(page)).toContain('<span class="line highlight">a\n</span>');
});
