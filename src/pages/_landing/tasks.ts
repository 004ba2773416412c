export interface Task {
  label: string;
  to: string;
  /** Products that the task uses. */
  uses: string;
  /** Number of the first one's color. */
  color: number;
}

export const tasks: readonly Task[] = [
  {
    label: 'Generate an API from a spec',
    to: '/docs/Products/ThorAPI/getting-started',
    uses: 'ThorAPI',
    color: 1,
  },
  {
    label: 'Call a generated API from React',
    to: '/docs/Products/ThorAPI/using-thorapi-generated-clients',
    uses: 'ThorAPI',
    color: 1,
  },
  {
    label: 'Create a user with curl',
    to: '/docs/api-docs/PrincipalApi#postPrincipal',
    uses: 'API',
    color: 1,
  },
  {
    label: 'Log in and get a token',
    to: '/docs/api-docs/LoginApi#postLogin',
    uses: 'API',
    color: 1,
  },
  {
    label: 'Encrypt a field of an entity',
    to: '/docs/Products/SecureField/getting-started',
    uses: 'SecureField',
    color: 4,
  },
  {
    label: 'Rotate the keys of encrypted fields',
    to: '/docs/Products/ValkyrAI/SecureFieldKMS/secure-field-kms#rotate-a-key',
    uses: 'SecureField',
    color: 4,
  },
  {
    label: 'Start a workflow on a schedule or an event',
    to: '/docs/Products/ValkyrAI/Workflow%20Engine/scheduling-and-events',
    uses: 'ValkyrAI',
    color: 2,
  },
  {
    label: 'Branch on a spreadsheet formula',
    to: '/docs/Products/ValkyrAI/Workflow%20Engine/spreadsheet-conditions',
    uses: 'ValkyrAI, OpenXLS',
    color: 2,
  },
  {
    label: 'Fill an Excel template from Java',
    to: '/docs/Products/OpenXLS/developers-guide#round-trip-reporting',
    uses: 'OpenXLS',
    color: 3,
  },
  {
    label: 'Give the assistant your own tool',
    to: '/docs/Products/ValorIDE/mcp/mcp-server-from-scratch',
    uses: 'ValorIDE, MCP',
    color: 6,
  },
];
