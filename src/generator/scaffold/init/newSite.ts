import {scriptString} from '../../shared/code/scriptLiteral.ts';
import {frontMatterText} from '../../yaml/frontMatter/frontMatterText.ts';
import type {NewFile} from '../Scaffold.ts';

/** What the owner of a new site decides. */
export interface NewSiteAnswers {
  title: string;
  blog: boolean;
  typescript: boolean;
}

/** What the files of a new site contain besides the answers. */
export interface NewSiteFacts {
  /** Name of the site's package. */
  packageName: string;
  /** The generator's package, as it is added to `package.json`. */
  generator: {name: string; range: string};
  /** ISO date. */
  today: string;
  /** Whether the folder has a `package.json` that the scripts are added to. */
  isJoined: boolean;
}

/** The generator's commands as scripts of a package, by script name. */
export const SITE_SCRIPTS: Record<string, string> = {
  dev: 'valkyr-docs dev',
  build: 'valkyr-docs build',
  serve: 'valkyr-docs serve',
  check: 'valkyr-docs check',
  new: 'valkyr-docs new',
  'docs:version': 'valkyr-docs docs:version',
  translations: 'valkyr-docs translations',
  'reference:diff': 'valkyr-docs reference:diff',
  book: 'valkyr-docs book',
  schemas: 'valkyr-docs schemas',
};

/** What a site in TypeScript needs besides the generator, for editors and the type check. */
export const TYPE_SCRIPTS = {typecheck: 'tsc'};
export const TYPE_PACKAGES = {'@types/node': '^20.19.0', '@types/react': '^19.0.0', typescript: '^5.9.0'};

/** Name of a script in a package: an existing package has its own `build`. */
export function scriptName(command: string, isJoined: boolean): string {
  return isJoined && !command.startsWith('docs:') ? `docs:${command}` : command;
}

/** The files of a new site. It builds, passes the check, and its pages explain the next steps. */
export function newSite(answers: NewSiteAnswers, facts: NewSiteFacts): NewFile[] {
  return [
    {file: 'package.json', text: packageFile(answers, facts)},
    configFile(answers, facts),
    ...(answers.typescript ? [{file: 'tsconfig.json', text: typescriptFile(facts)}] : []),
    {file: 'docs/index.mdx', text: homePage(answers, facts)},
    {file: 'docs/writing.mdx', text: writingPage(answers, facts)},
    ...(answers.blog ? blogFiles(answers, facts) : []),
    {file: 'static/img/favicon.svg', text: FAVICON},
    {file: '.gitignore', text: 'node_modules/\n/build/\n.cache/\n'},
  ];
}

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="#1f4fd8"/>
  <path d="M9 8h14v3H9zm0 6.5h14v3H9zM9 21h9v3H9z" fill="#fff"/>
</svg>
`;

function packageFile({typescript}: NewSiteAnswers, {packageName, generator}: NewSiteFacts): string {
  return json({
    name: packageName,
    private: true,
    type: 'module',
    scripts: {...SITE_SCRIPTS, ...(typescript && TYPE_SCRIPTS)},
    devDependencies: {
      ...(typescript && TYPE_PACKAGES),
      [generator.name]: generator.range,
    },
  });
}

/** The generator's package knows where the modules are that Docusaurus provides for sites. */
function typescriptFile({generator}: NewSiteFacts): string {
  return json({
    extends: `${generator.name}/tsconfig.json`,
    // From version 6 on, TypeScript looks for no types by itself.
    compilerOptions: {types: ['node']},
    include: ['*.ts', 'plugins', 'src'],
  });
}

function configFile({title, blog, typescript}: NewSiteAnswers, {generator}: NewSiteFacts): NewFile {
  const items = [
    "{to: '/', label: 'Docs', position: 'left', activeBaseRegex: '^/(?!blog)'},",
    ...(blog ? ["{to: '/blog', label: 'Blog', position: 'left'},"] : []),
    "{type: 'search', position: 'right'},",
  ];
  const text = `import {defineConfig} from '${generator.name}';

export default defineConfig({
  title: ${scriptString(title)},
  // The host of the site, without a path; to serve the site below a path, add \`baseUrl: '/docs/'\`.
  url: 'https://docs.example.com',
  favicon: 'img/favicon.svg',
  // The docs are the site: docs/index.mdx is its home page.
  docs: {routeBasePath: '/'},
  blog: ${blog ? "{routeBasePath: 'blog'}" : 'false'},
  themeConfig: {
    navbar: {
      title: ${scriptString(title)},
      items: [
        ${items.join('\n        ')}
      ],
    },
  },
});
`;
  return {file: typescript ? 'site.config.ts' : 'site.config.js', text};
}

function homePage({title, typescript}: NewSiteAnswers, {isJoined}: NewSiteFacts): string {
  const [dev, build] = ['dev', 'build'].map((name) => `npm run ${scriptName(name, isJoined)}`);
  const head = frontMatterText({
    title,
    description: 'What this site is about, and where to start.',
    slug: '/',
    sidebar_position: 1,
  });
  return `${head}
This is \`docs/index.mdx\`, the home page. Describe what the product does and what to read first.

\`\`\`bash
${dev}     # starts a preview that updates with every change
${build}   # builds the site into build/, for any web server
\`\`\`

- [How to write a page](./writing.mdx)
- The site's name, address and navigation bar are in \`site.config.${typescript ? 'ts' : 'js'}\`.
- \`npx valkyr-docs --help\` lists all commands, including those for versions and translations; \`package.json\` has a script for each.
`;
}

function writingPage({blog}: NewSiteAnswers, {isJoined}: NewSiteFacts): string {
  const [add, check] = ['new', 'check'].map((name) => `npm run ${scriptName(name, isJoined)}`);
  const head = frontMatterText({
    title: 'Write a page',
    description: 'Add a page, link to it, and check the site before you publish it.',
    sidebar_position: 2,
  });
  const post = blog
    ? `\n## Write a post\n\n\`${add} -- post\` creates a file in \`blog/\`. The date is part of the file name; \`blog/authors.yml\` lists the authors.\n`
    : '';
  return `${head}
Every file in \`docs/\` is a page, and its folders are the categories of the sidebar.

## Add a page

\`\`\`bash
${add} -- doc
\`\`\`

It prompts for a title and a description, and creates the file with its front matter. Link to the page by file name:
\`[the page](./the-page.mdx)\`.

## Markdown features

:::tip[Admonitions]

\`note\`, \`tip\`, \`info\`, \`warning\` and \`danger\` are boxes like this one.

:::

\`\`\`js title="src/example.js" {2}
export function greet(name) {
  return \`Hello, \${name}.\`;
}
\`\`\`
${post}
## Before you publish

\`\`\`bash
${check}
\`\`\`

It reports broken links and anchors, samples that don't parse, and published addresses that no longer exist.
`;
}

function blogFiles({title}: NewSiteAnswers, {today}: NewSiteFacts): NewFile[] {
  const head = frontMatterText({
    title: 'The first post',
    description: `What is new in ${title}.`,
    slug: 'the-first-post',
    authors: ['team'],
  });
  const text = `${head}\nThe text before this marker is shown in lists of posts.\n\n{/* truncate */}\n\nThe rest is shown only on the page of the post.\n`;
  return [
    {file: `blog/${today}-the-first-post.mdx`, text},
    {file: 'blog/authors.yml', text: 'team:\n  name: The team\n'},
  ];
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
