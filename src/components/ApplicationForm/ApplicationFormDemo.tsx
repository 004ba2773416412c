import {type ReactNode, useState} from 'react';
import schemas from '../../../docs/_openapi/schemas/build-hosting.yaml';
import './applicationForm.css';
import type {FormValues} from './EntitySchema.ts';
import {SchemaForm} from './SchemaForm.tsx';
import {toEntitySchema} from './toEntitySchema.ts';
import {changedValues} from './validate.ts';

/** From the OpenAPI document that the reference pages are generated from. */
const APPLICATION = toEntitySchema('Application', schemas.Application);

const ID = '5a1f0c3e-8d27-4b60-9c14-2e7f9a6b3d58';

const STORED: FormValues = {
  name: 'Order desk',
  description: 'Takes orders by email and enters them.',
  type: 'automation',
  status: 'staging',
  entrypointUrl: 'https://example.com/orders',
};

const CHOICES = {
  OasOpenAPISpec: [
    {id: '0b5e7c1a-3f42-4d8e-a6b9-7c2d1e4f5a60', label: 'Orders API 1.2'},
    {id: '9d3c6b2f-1e54-47a8-b0c7-5f8e2a1d4c39', label: 'Contacts API 0.9'},
  ],
  ContentMediaLink: [
    {id: 'c41d8e6a-7b95-4f20-8a3e-6d0b9c2f1e57', label: 'Screenshot (image)'},
    {id: 'e7a02b9c-5d38-4c61-9f4b-1a6e3d8c0f72', label: 'Tour (video)'},
  ],
};

/** Edits one stored application and shows the request that the generated service would send. */
export default function ApplicationFormDemo(): ReactNode {
  const [request, setRequest] = useState('Nothing submitted yet.');
  return (
    <div className="demo-stack">
      <SchemaForm
        schema={APPLICATION}
        initial={STORED}
        choices={CHOICES}
        multiline={['description']}
        advanced={['contentMedia', 'openAPISpec']}
        submitLabel="Update application"
        onSubmit={(values) => {
          const body = {id: ID, ...changedValues(STORED, values)};
          setRequest(`PUT /Application/${ID}\n${JSON.stringify(body, null, 2)}`);
        }}
      />
      <output className="demo-output">{request}</output>
    </div>
  );
}
