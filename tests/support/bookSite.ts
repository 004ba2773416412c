/** A site that offers one of its sections as a book. */
export const BOOK_CONFIG = `export default {
  title: 'Acme & Co', url: 'https://acme.example', baseUrl: '/base/', markdown: {mermaid: true},
  books: [{label: 'The <guide>', path: '/docs/guide'}],
};\n`;

/** A single pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Without the image `docs/guide/dot.png`. */
export const BOOK_FILES: Record<string, string> = {
  'site.config.ts': BOOK_CONFIG,
  'docs/index.md': '---\nslug: /\n---\n\n# Start\n',
  'docs/guide/_category_.json': '{"label": "Guide", "position": 2}',
  'docs/guide/index.md':
    '---\ntitle: Begin & go\nsidebar_position: 1\ndescription: What <you> need.\n---\n\nRead [on](./second.mdx#deep), or go [home](../index.md).\n\n![A dot](./dot.png) <br /> ![Far](https://far.example/x.png)\n',
  'docs/guide/second.mdx': `---
sidebar_position: 2
---
import Box from '@site/src/Box';

# Second

<Box>Inside</Box>

## Deep {#deep}

:::note
Mind & matter.
:::

<Tabs>
<TabItem value="a" label="One">First tab.</TabItem>
<TabItem value="b" label="Two">Second tab.</TabItem>
</Tabs>

\`\`\`ts title="a.ts"
const a = 1 < 2 && true;
\`\`\`

\`\`\`mermaid
flowchart LR
  A[Here] --> B[There]
\`\`\`

<details>
<summary>More</summary>

- [x] done

| a | b |
| :-- | --: |
| 1 | 2 |

</details>

<iframe src="https://video.example/1" title="A film"></iframe>

A note.[^1]

[^1]: Below.
`,
  'docs/guide/deeper/third.md': '# Third\n\n[Back](../index.md) and [deep](../second.mdx#deep).\n\n## Deep\n',
  'docs/guide/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
  'docs/other.md': '# Other\n',
  'src/Box.tsx':
    'export default function Box({children}) { return <div className="box">{children}</div>; }\n',
};
