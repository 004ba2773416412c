export interface ReferenceGroup {
  count: number;
  name: string;
  text: string;
  to: string;
  links: readonly {label: string; to: string}[];
}

export const referenceGroups: readonly ReferenceGroup[] = [
  {
    count: 84,
    name: 'API pages',
    text: 'Methods, parameters and responses, one entity per page.',
    to: '/docs/tags/api-docs',
    links: [
      {label: 'LoginApi', to: '/docs/api-docs/LoginApi'},
      {label: 'WorkflowApi', to: '/docs/api-docs/WorkflowApi'},
      {label: 'WorkbookApi', to: '/docs/api-docs/WorkbookApi'},
    ],
  },
  {
    count: 102,
    name: 'Model pages',
    text: 'Fields, types, limits and enum values, one entity per page.',
    to: '/docs/tags/model-docs',
    links: [
      {label: 'Principal', to: '/docs/model-docs/model-doc-Principal'},
      {label: 'Workflow', to: '/docs/model-docs/model-doc-Workflow'},
      {label: 'SalesOrder', to: '/docs/model-docs/model-doc-SalesOrder'},
    ],
  },
];
