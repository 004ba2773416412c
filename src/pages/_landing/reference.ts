export interface ReferenceGroup {
  count: number;
  name: string;
  text: string;
  to: string;
  links: readonly {label: string; to: string}[];
}

export const referenceGroups: readonly ReferenceGroup[] = [
  {
    count: 436,
    name: 'operations',
    text: 'Each with its parameters, responses and errors, and with samples in curl, TypeScript, Java and Python.',
    to: '/docs/api-docs',
    links: [
      {label: 'LoginApi', to: '/docs/api-docs/LoginApi'},
      {label: 'WorkflowApi', to: '/docs/api-docs/WorkflowApi'},
      {label: 'WorkbookApi', to: '/docs/api-docs/WorkbookApi'},
    ],
  },
  {
    count: 84,
    name: 'API pages',
    text: 'One entity per page, grouped by domain: billing, CRM, workflows, spreadsheets and more.',
    to: '/docs/api-docs',
    links: [
      {label: 'InvoiceApi', to: '/docs/api-docs/InvoiceApi'},
      {label: 'PrincipalApi', to: '/docs/api-docs/PrincipalApi'},
      {label: 'CustomerApi', to: '/docs/api-docs/CustomerApi'},
    ],
  },
  {
    count: 102,
    name: 'data models',
    text: 'Fields, types, limits and enum values, with the operations that use each model.',
    to: '/docs/model-docs',
    links: [
      {label: 'Principal', to: '/docs/model-docs/model-doc-Principal'},
      {label: 'Workflow', to: '/docs/model-docs/model-doc-Workflow'},
      {label: 'SalesOrder', to: '/docs/model-docs/model-doc-SalesOrder'},
    ],
  },
];
