import {head} from './readTestReference.ts';

/** A document with most of what pages show, for tests of any part of them. */
export const shop = `${head}servers: [{url: https://api.example.com/v1}]
security: [{token: []}]
tags:
  - {name: Order, description: Take and change orders.}
paths:
  /orders:
    get:
      operationId: listOrders
      tags: [Order]
      summary: List orders
      parameters:
        - {name: size, in: query, description: Orders on a page., schema: {type: integer, minimum: 1, maximum: 100, default: 20}}
      responses:
        '200': {description: The orders, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Order'}}}}}
        '404': {description: None found}
    post:
      operationId: createOrder
      tags: [Order]
      summary: Create an order
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
      responses:
        '201': {description: The new order, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
  /orders/{id}:
    delete:
      operationId: deleteOrder
      tags: [Order]
      deprecated: true
      security: []
      summary: Delete an order
      parameters: [{name: id, in: path, required: true, schema: {type: string, format: uuid}}]
      responses: {'204': {description: Gone}}
components:
  securitySchemes: {token: {type: http, scheme: bearer, bearerFormat: JWT}}
  schemas:
    Base:
      type: object
      description: What all records have.
      properties: {id: {type: string, format: uuid, readOnly: true, description: Key of the record.}}
    Order:
      description: Something that was ordered.
      x-topics: [sales]
      allOf: [{$ref: '#/components/schemas/Base'}]
      required: [state]
      properties:
        state: {type: string, description: Where it is., enum: [open, paid], x-enumDescriptions: {open: Waits for money, paid: Is settled}}
        card: {type: string, description: Card number., maxLength: 19, x-encrypted: true}
        payment: {oneOf: [{$ref: '#/components/schemas/Cash'}, {$ref: '#/components/schemas/Card'}], discriminator: {propertyName: kind, mapping: {cash: '#/components/schemas/Cash'}}}
        parent: {$ref: '#/components/schemas/Order', description: Order that it came from.}
        extras: {type: object, description: Wishes., properties: {gift: {type: boolean, description: Whether it is wrapped.}}}
    Cash: {type: object, description: Money., properties: {amount: {type: [number, 'null'], description: How much.}}}
    Card: {type: object, description: A card., properties: {number: {type: string, description: Its number.}}}
`;

/** The options that show more of it. */
export const options = {
  api: {slug: '{tag}Api'},
  flags: [{extension: 'x-encrypted', label: 'encrypted', description: 'Kept encrypted.', to: '/docs/crypto'}],
  rtkQuery: {module: '@shop/{tag}Service', endpoints: {'list{tag}s': 'get{tag}s'}},
};

/** What a reader sees of an element. */
export const text = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim();
