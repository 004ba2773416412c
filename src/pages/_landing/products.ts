export interface Product {
  name: string;
  /** The kind of thing it is, in two to four words. */
  kind: string;
  /** Overview page. */
  to: string;
  /** What it does, in one sentence. */
  job: string;
  links: readonly {label: string; to: string}[];
  /** Number of its color in the theme, as in `products` of the configuration. */
  color: 1 | 2 | 3 | 4 | 5 | 6;
  /** Outline of the glyph in a box of 24 by 24. */
  glyph: string;
}

export const products: readonly Product[] = [
  {
    name: 'ThorAPI',
    kind: 'Code generator',
    to: '/docs/Products/ThorAPI/overview',
    job: 'Generates Spring Boot services, a TypeScript client and reference pages from an OpenAPI document.',
    links: [
      {label: 'Getting started', to: '/docs/Products/ThorAPI/getting-started'},
      {label: 'How generation works', to: '/docs/Products/ThorAPI/codegen-with-thorapi'},
      {label: 'Generated clients', to: '/docs/Products/ThorAPI/using-thorapi-generated-clients'},
    ],
    color: 1,
    glyph: 'M13 3 5 14h6l-1 7 8-11h-6z',
  },
  {
    name: 'ValkyrAI',
    kind: 'Workflow engine',
    to: '/docs/Products/ValkyrAI/overview',
    job: 'Runs workflows of tasks and modules on generated services: on a schedule, on an event or on demand.',
    links: [
      {label: 'Getting started', to: '/docs/Products/ValkyrAI/getting-started'},
      {
        label: 'Workflow concepts',
        to: '/docs/Products/ValkyrAI/Workflow%20Engine/workflow-engine-overview',
      },
      {label: 'Developers Guide', to: '/docs/Products/ValkyrAI/Developers%20Guide/overview'},
    ],
    color: 2,
    glyph: 'M4 4h6v5H4zM14 15h6v5h-6zM7 9v5a3.5 3.5 0 0 0 3.5 3.5H14',
  },
  {
    name: 'OpenXLS and Gridheim',
    kind: 'Spreadsheet components',
    to: '/docs/Products/OpenXLS/overview',
    job: 'OpenXLS reads, changes and calculates Excel-compatible files in Java; Gridheim shows sheets in React.',
    links: [
      {label: 'Quick start', to: '/docs/Products/OpenXLS/quick-start'},
      {label: 'Gridheim overview', to: '/docs/Products/ValkyrAI/gridheim-overview'},
      {label: 'GridheimSheet', to: '/docs/Products/ThorAPI/Component%20Library/GridheimSheet'},
    ],
    color: 3,
    glyph: 'M4 4h16v16H4zM4 9.5h16M4 14.5h16M10 4v16',
  },
  {
    name: 'ValorIDE and Valor',
    kind: 'Assistants',
    to: '/docs/Products/ValorIDE/valoride-readme',
    job: 'ValorIDE edits files, runs commands and calls tools in VS Code, with your approval; Valor drafts workflows in chat.',
    links: [
      {label: 'Getting started', to: '/docs/Products/ValorIDE/getting-started-with-valoride'},
      {label: 'Tools', to: '/docs/Products/ValorIDE/tools/cline-tools-guide'},
      {label: 'Valor', to: '/docs/Products/Valor/overview'},
    ],
    color: 6,
    glyph: 'M3.5 5h17v14h-17zM7.5 9.5l3 2.5-3 2.5M12.5 15h4',
  },
  {
    name: 'SecureField',
    kind: 'Field encryption and keys',
    to: '/docs/Products/ValkyrAI/SecureFieldKMS/secure-field-kms',
    job: 'Encrypts individual fields with AES-GCM; its key service tracks which key encrypted each row.',
    links: [
      {label: 'First encrypted field', to: '/docs/Products/SecureField/getting-started'},
      {label: 'Who sees plain text', to: '/docs/Products/ThorAPI/Security/Decryption-Permissions'},
      {
        label: 'Decryption failures',
        to: '/docs/Products/ValkyrAI/Developers%20Guide/troubleshooting-encryption-failures',
      },
    ],
    color: 4,
    glyph: 'M5.5 11h13v9h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2',
  },
  {
    name: 'MCP marketplace',
    kind: 'Tool catalog',
    to: '/docs/Products/ValkyrAI/mcp',
    job: 'Lists Model Context Protocol servers. ValorIDE installs them, and ValkyrAI publishes your services as tools.',
    links: [
      {label: 'MCP quickstart', to: '/docs/Products/ValorIDE/mcp/mcp-quickstart'},
      {label: 'Write a server', to: '/docs/Products/ValorIDE/mcp/mcp-server-from-scratch'},
      {label: 'Item API', to: '/docs/api-docs/McpMarketplaceItemApi'},
    ],
    color: 5,
    glyph: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  },
];
