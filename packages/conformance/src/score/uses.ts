import type {
  DescribedOperation,
  OpenapiReader,
  ParameterObject,
  SchemaObject,
} from '@worklane/contract/openapi-reader';
import { schemaOf } from '../document/request-values.ts';
import { statusOf } from '../document/response-violations.ts';
import { componentsOf } from './schemas.ts';

/** The component, the parameter or the body that contains a schema. */
export interface SchemaOwner {
  readonly component?: string;
  readonly parameter?: ParameterObject;
  /** That is no reference to a component. */
  readonly body?: SchemaObject;
}

/** Where an operation uses a schema, with the schema of the whole body. */
export interface BodyUse {
  readonly operation: DescribedOperation;
  readonly root: SchemaObject;
  readonly mediaType: string;
  /** Of a response. */
  readonly status?: number;
}

export interface ParameterUse {
  readonly operation: DescribedOperation;
  readonly parameter: ParameterObject;
}

/** A message to webhooks. */
export interface DeliveryUse {
  readonly type: string;
  readonly root: SchemaObject;
  /** Of a header; absent for the body. */
  readonly header?: string;
}

export interface UsesOfOwner {
  readonly deliveries: readonly DeliveryUse[];
  readonly requests: readonly BodyUse[];
  readonly responses: readonly BodyUse[];
  readonly parameters: readonly ParameterUse[];
}

/** Returns where the schemas of an owner are used. */
export type Uses = (owner: SchemaOwner) => UsesOfOwner;

const none: UsesOfOwner = { deliveries: [], requests: [], responses: [], parameters: [] };

type Mutable = { -readonly [Part in keyof UsesOfOwner]: UsesOfOwner[Part][number][] };

/** Reads the uses of all components of a document. */
export function usesIn(contract: OpenapiReader): Uses {
  const byComponent = new Map<string, Mutable>();
  const byParameter = new Map<string, Mutable>();
  const byBody = new Map<SchemaObject, Mutable>();
  const add = <Part extends keyof UsesOfOwner>(part: Part, root: SchemaObject, use: UsesOfOwner[Part][number]) => {
    for (const name of componentsOf(contract, root)) addTo(byComponent, name, part, use);
    addTo(byBody, root, part, use);
  };
  for (const operation of contract.operations.values()) {
    for (const [mediaType, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
      if (schema) add('requests', schema, { operation, root: schema, mediaType });
    }
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      for (const [mediaType, { schema }] of Object.entries(content)) {
        if (schema)
          add('responses', schema, {
            operation,
            root: schema,
            mediaType,
            status: statusOf(operation.responses, status),
          });
      }
    }
    for (const parameter of operation.parameters) {
      add('parameters', schemaOf(parameter), { operation, parameter });
      addTo(byParameter, JSON.stringify(parameter), 'parameters', { operation, parameter });
    }
  }
  for (const { path: type, parameters, requestBody } of contract.webhooks.values()) {
    for (const { schema } of Object.values(requestBody?.content ?? {})) {
      if (schema) add('deliveries', schema, { type, root: schema });
    }
    for (const { name, schema } of parameters) add('deliveries', schema, { type, root: schema, header: name });
  }
  return ({ component = '', parameter, body }) =>
    (body && byBody.get(body)) ??
    (parameter && byParameter.get(JSON.stringify(parameter))) ??
    byComponent.get(component) ??
    none;
}

function addTo<Owner, Part extends keyof UsesOfOwner>(
  uses: Map<Owner, Mutable>,
  name: Owner,
  part: Part,
  use: UsesOfOwner[Part][number],
): void {
  const known = uses.get(name) ?? { deliveries: [], requests: [], responses: [], parameters: [] };
  uses.set(name, known);
  (known[part] as UsesOfOwner[Part][number][]).push(use);
}
