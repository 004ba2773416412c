import {expect, test} from 'vitest';
import {type AddressUse, unsafeScheme} from '../../../src/generator/shared/html/unsafeScheme.ts';
import {unsafeHtml} from '../../../src/generator/shared/html/unsafeHtml.ts';

test.each<[string, AddressUse, string]>([
  ['javascript:alert(1)', 'link', 'javascript:'],
  ['JAVASCRIPT:x', 'media', 'javascript:'],
  ['  javascript:x', 'link', 'javascript:'],
  ['java\tscript:x', 'link', 'javascript:'],
  ['java\r\nscript\n:x', 'link', 'javascript:'],
  ['\u0001javascript:x', 'link', 'javascript:'],
  ['&#106;avascript:x', 'link', 'javascript:'],
  ['&#106avascript&#58x', 'link', 'javascript:'],
  ['java&Tab;script&colon;x', 'link', 'javascript:'],
  ['vbscript:x', 'link', 'vbscript:'],
  ['data:text/html,x', 'link', 'data:text/html'],
  ['data:Text/HTML;base64,x', 'media', 'data:text/html'],
  ['data: text/html,x', 'link', 'data:text/html'],
  ['data:application/xhtml+xml,x', 'media', 'data:application/xhtml+xml'],
  ['data:image/svg+xml,x', 'link', 'data:image/svg+xml'],
  ['data:text/javascript,x', 'link', 'data:text/javascript'],
])('%j as a %s runs code', (address, use, scheme) => {
  expect(unsafeScheme(address, use)).toBe(scheme);
});

test.each<[string, AddressUse]>([
  ['', 'link'],
  ['/javascript:x', 'link'],
  ['#javascript:x', 'link'],
  ['./javascript:x', 'link'],
  ['javascript', 'link'],
  ['javascripts:x', 'link'],
  ['https://a.example/?q=javascript:x', 'link'],
  ['mailto:a@b.example', 'link'],
  ['data:text/plain,x', 'link'],
  ['data:,x', 'link'],
  ['data:image/png;base64,x', 'link'],
  ['data:image/svg+xml,x', 'media'],
  ['data:image/png;base64,html', 'media'],
  ['/a?b&c', 'link'],
])('%j as a %s does not', (address, use) => {
  expect(unsafeScheme(address, use)).toBeUndefined();
});

test.each([
  ['<p>x <a title="a > b" href="javascript:x">y</a>', 'javascript:'],
  ['<A HREF = javascript:x>', 'javascript:'],
  ["<svg><a xlink:href='&#x6a;avascript:x'>", 'javascript:'],
  ['<img/src="vbscript:x"/>', 'vbscript:'],
  ['<object data="data:text/html,x">', 'data:text/html'],
  ['<a href="javascript:x"', 'javascript:'],
  [`<a title=it's href="javascript:x">y</a>`, 'javascript:'],
  [`<a "title" href="javascript:x">y</a>`, 'javascript:'],
  ['<a href="/x" title="javascript:x">javascript:x</a>', undefined],
  ['<img src="data:image/svg+xml,x">', undefined],
  ['a < b, href="javascript:x"', undefined],
])('in %j it is %j', (html, scheme) => {
  expect(unsafeHtml(html)).toBe(scheme && `a \`${scheme}\` address`);
});

const SCRIPT = 'srcdoc="<script>x</script>"';

test.each([
  [`<iframe ${SCRIPT}></iframe>`, 'a script'],
  [`<iframe srcdoc='<b onclick="x">' title="t"></iframe>`, 'an event handler'],
  [`<iframe srcdoc='<a href="javascript:x">'></iframe>`, 'a `javascript:` address'],
  [`<iframe SANDBOX="allow-scripts  Allow-Same-Origin" ${SCRIPT}></iframe>`, 'a script'],
  [`<iframe title=" sandbox " ${SCRIPT}></iframe>`, 'a script'],
  [`<iframe sandbox ${SCRIPT}></iframe>`, undefined],
  [`<iframe title="a sandbox" sandbox='allow-scripts' ${SCRIPT}></iframe>`, undefined],
  ['<iframe srcdoc="<p>x</p>"></iframe>', undefined],
  ['<p title="<script>x</script>">x</p>', undefined],
  ['<svg><a><set attributeName="href" to="javascript:x"/></a></svg>', 'a `javascript:` address'],
  ['<svg><a><animate values="/x;javascript:x"/></a></svg>', 'a `javascript:` address'],
  ['<meta http-equiv="refresh" content="0; URL=data:text/html,x">', 'a `data:text/html` address'],
  ['<meta http-equiv="refresh" content="0;/x">', undefined],
])('%j runs %j', (html, reason) => {
  expect(unsafeHtml(html)).toBe(reason);
});
