export interface Task {
  label: string;
  to: string;
  /** Products that the task uses. */
  uses: string;
}

export const tasks: readonly Task[] = [
  {label: 'Generate an API from a spec', to: '/docs/Products/ThorAPI/getting-started', uses: 'ThorAPI'},
  {
    label: 'Call a generated API from React',
    to: '/docs/Products/ThorAPI/using-thorapi-generated-clients',
    uses: 'ThorAPI',
  },
  {
    label: 'Encrypt a field of an entity',
    to: '/docs/Products/SecureField/getting-started',
    uses: 'SecureField',
  },
  {
    label: 'Rotate the keys of encrypted fields',
    to: '/docs/Products/ValkyrAI/SecureFieldKMS/secure-field-kms',
    uses: 'SecureField',
  },
  {
    label: 'Start a workflow on a schedule or an event',
    to: '/docs/Products/ValkyrAI/Workflow%20Engine/scheduling-and-events',
    uses: 'ValkyrAI',
  },
  {
    label: 'Branch on a spreadsheet formula',
    to: '/docs/Products/ValkyrAI/Workflow%20Engine/spreadsheet-conditions',
    uses: 'ValkyrAI, OpenXLS',
  },
  {
    label: 'Fill an Excel template from Java',
    to: '/docs/Products/OpenXLS/developers-guide',
    uses: 'OpenXLS',
  },
  {
    label: 'Give the assistant your own tool',
    to: '/docs/Products/ValorIDE/mcp/mcp-server-from-scratch',
    uses: 'ValorIDE, MCP',
  },
];
