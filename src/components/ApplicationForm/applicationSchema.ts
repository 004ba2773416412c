import type {EntitySchema} from './EntitySchema.ts';

/** The fields of the entity Application. A test keeps them those of the OpenAPI document; base fields are not part of a form. */
export const applicationSchema: EntitySchema = {
  title: 'Application',
  properties: {
    name: {type: 'string', description: 'Name of the application.'},
    description: {type: 'string', description: 'What the application is for.', multiline: true},
    isTemplate: {
      type: 'boolean',
      description: 'Whether others can start from a copy of it.',
    },
    type: {
      type: 'string',
      enum: ['full-stack', 'automation', 'agent', 'service', 'front-end', 'mobile', 'ci-cd', 'lambda'],
      description: 'Kind of application.',
    },
    status: {
      type: 'string',
      enum: ['ready', 'deployed', 'staging', 'error', 'disabled'],
      description: 'How far the application is deployed.',
    },
    entrypointUrl: {type: 'string', format: 'url', description: 'Address of the home page or the service.'},
    contentMedia: {
      type: 'array',
      ref: 'ContentMediaLink',
      description: 'Pictures and other files that present the application.',
    },
    openAPISpec: {
      type: 'object',
      ref: 'OasOpenAPISpec',
      description: 'Specification that its API is generated from.',
    },
  },
};
