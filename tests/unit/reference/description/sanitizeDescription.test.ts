// @vitest-environment happy-dom
import {describe, expect, test} from 'vitest';
import {head, renderTestReference} from '../readTestReference.ts';

/** Renders a description on the page of a model. */
async function show(description: string): Promise<{html: string; page: Document}> {
  const files = {
    'openapi.yaml': `${head}components: {schemas: {Pet: {type: integer, description: ${JSON.stringify(description)}}}}`,
  };
  const {compile} = await renderTestReference(files);
  const {body} = compile('models/Pet');
  const whole = body.type === 'html' ? body.html : '';
  const end = whole.indexOf('<dl class="api-facts">');
  expect(end).toBeGreaterThan(0);
  const start = '<div class="model-about">';
  const html = whole.slice(whole.indexOf(start) + start.length, end);
  return {html, page: new DOMParser().parseFromString(html, 'text/html')};
}

describe('a malicious description', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['an inline script', 'a <script>alert(1)</script> b'],
    ['a script in a script', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['a script with a slash', '<script/x>alert(1)</script>'],
    ['a handler', '<b onclick=alert(1)>a</b>'],
    ['a handler after a slash', '<b/onclick=alert(1)>a</b>'],
    ['a handler in a broken tag', '<b "><img src=x onerror=alert(1)>">a</b>'],
    ['an image', '<img src=x onerror=alert(1)>'],
    ['an image that is not closed', '<p><img src=x onerror=alert(1) '],
    ['an svg', '<svg onload=alert(1)><a href="javascript:alert(1)"><text>a</text></a></svg>'],
    ['a script in an svg', '<div><svg><script>alert(1)</script></svg></div>'],
    ['MathML', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>'],
    ['a form', '<form action="https://evil.example"><input name=a><button formaction=x>b</button></form>'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['an object', '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">'],
    ['a style element', '<style>* {background: url(https://evil.example)}</style>'],
    ['a style attribute', '<p style="position:fixed;inset:0">a</p>'],
    ['a class and an id', '<p class="admonition" id="main">a</p>'],
    ['a base address', '<base href="https://evil.example/">'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
    ['a comment that ends early', '<!--><img src=x onerror=alert(1)>-->'],
    ['a comment with a bang', '<!-- a --!><img src=x onerror=alert(1)> -->'],
    ['a declaration', '<!DOCTYPE x [<!ENTITY y "<script>alert(1)</script>">]>'],
    ['a conditional comment', '<!--[if IE]><script>alert(1)</script><![endif]-->'],
    [
      'a text element that hides a tag',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    ],
    [
      'a title that hides a tag',
      '<div><title><img title="</title><img src=x onerror=alert(1)>"></title></div>',
    ],
    ['a template', '<template><script>alert(1)</script></template>'],
    ['a null character', '<scr\0ipt>alert(1)</scr\0ipt>'],
  ])('with %s keeps no active elements or attributes', async (_, description) => {
    const {page} = await show(description);
    for (const one of page.body.querySelectorAll('*')) {
      expect(
        'SCRIPT STYLE IMG IFRAME OBJECT EMBED FORM INPUT BUTTON SVG MATH META BASE TEMPLATE'.split(' '),
      ).not.toContain(one.tagName.toUpperCase());
      const names = [...one.attributes].map(({name}) => name);
      expect(names.filter((name) => /^on|^style$|^id$|^src|^action$/.test(name))).toEqual([]);
      expect(one.className).not.toBe('admonition');
    }
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\x01javascript:alert(1)',
    'java&#9;script:alert(1)',
    'java&#x0A;script:alert(1)',
    'java&Tab;script:alert(1)',
    'java&NewLine;script:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;&#97;vascript:alert(1)',
    '&#x6A&#x61vascript:alert(1)',
    '&#0000106avascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'file:///etc/passwd',
    'blob:https://site.example/1',
    'view-source:https://site.example/',
    'intent://scan/#Intent;scheme=x;end',
    'jar:https://evil.example!/x',
  ])('with a link to %j points nowhere', async (href) => {
    const {page} = await show(
      `a <a href="${href.replaceAll('"', '&quot;')}">b</a> [c](<${href.replace(/[<>\n]/g, '')}>)`,
    );
    const links = [...page.querySelectorAll('a')];
    expect(links.length).toBeGreaterThan(0);
    const addresses = links.flatMap((link) => link.getAttribute('href') ?? []);
    expect(addresses.map((one) => new URL(one, 'https://site.example').protocol)).toEqual(
      addresses.map(() => 'https:'),
    );
  });
});

const copy = '<button type="button" class="code-copy" aria-label="Copy code">Copy</button>';

describe('a harmless description', () => {
  const outside = 'target="_blank" rel="noopener noreferrer" class="external"';
  test.each([
    ['<b>bold</b> and <em>more</em>', '<p><b>bold</b> and <em>more</em></p>'],
    ['H<sub>2</sub>O, <kbd>Enter</kbd><br>x', '<p>H<sub>2</sub>O, <kbd>Enter</kbd><br>x</p>'],
    ['<b>left <i>open', '<p><b>left <i>open</i></b></p>'],
    ['a <!-- b -->', '<p>a </p>'],
    ['a \\<b> &lt;i>', '<p>a &lt;b> &lt;i></p>'],
    ['the key of `Map<String>`', '<p>the key of <code>Map&lt;String></code></p>'],
    ['<font color=red>a</font> <nobr>`b c`</nobr>', '<p>a <code>b c</code></p>'],
    ['a <id> of *it*', '<p>a &lt;id> of <em>it</em></p>'],
    ['<ol start="3"><li>c</li></ol>', '<ol start="3"><li>c</li></ol>'],
    ['<details open><summary>a</summary>b</details>', '<details open><summary>a</summary>b</details>'],
    ['<p align="center" dir="rtl">a</p>', '<p dir="rtl">a</p>'],
    ['*a* <img src="x.png" alt="A cat">', '<p><em>a</em> A cat</p>'],
    [
      '> [!NOTE]\n> Read *this*.\n>\n> And that.',
      '<div class="admonition admonition-note" role="note"><p class="admonition-title">note</p><p>Read <em>this</em>.</p><p>And that.</p></div>',
    ],
    ['> Just words.', '<blockquote>\n<p>Just words.</p>\n</blockquote>'],
    ['# Title\n\ntext', '<p><strong>Title</strong></p>\n<p>text</p>'],
    [
      '```js\na < b\n```',
      `<figure class="code" data-language="js"><pre tabindex="0"><code class="language-js">a &lt; b</code></pre>${copy}</figure>`,
    ],
    [
      '<pre>a <b>&lt;</b> b</pre>',
      `<figure class="code" data-language="text"><pre tabindex="0"><code class="language-text">a &lt; b</code></pre>${copy}</figure>`,
    ],
    [
      '<table><tr><td colspan="2" onclick="x()">a</td></tr></table>',
      '<div class="table-scroll" tabindex="0"><table><tbody><tr><td colspan="2">a</td></tr></tbody></table></div>',
    ],
    ['[a](https://example.com/?b=1)', `<p><a href="https://example.com/?b=1" ${outside}>a</a></p>`],
    [
      '*a* <a href="HTTPS://example.com/">b</a>',
      `<p><em>a</em> <a href="https://example.com/" ${outside}>b</a></p>`,
    ],
    [
      'See https://example.com/a_b_c.',
      `<p>See <a href="https://example.com/a_b_c" ${outside}>https://example.com/a_b_c</a>.</p>`,
    ],
    ['`https://example.com/`', '<p><code>https://example.com/</code></p>'],
    [
      'See <a href="https://example.com/b">https://example.com</a>.',
      `<p>See <a href="https://example.com/b" ${outside}>https://example.com</a>.</p>`,
    ],
    ['[a](//example.com/)', `<p><a href="//example.com/" ${outside}>a</a></p>`],
    ['[a](mailto:a@example.com)', '<p><a href="mailto:a@example.com">a</a></p>'],
    ['[a](/docs/b)', '<p><a href="/v1/docs/b">a</a></p>'],
    ['[a](#b)', '<p><a>a</a></p>'],
  ])('%j stays', async (description, html) => {
    expect((await show(description)).html).toBe(html);
  });
});
