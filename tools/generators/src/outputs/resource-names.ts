import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { type ResourceForms, resourceForms } from '@worklane/spec-rules';

/** The names of a resource. */
export interface ResourceNames extends ResourceForms {
  /** Whether records can be created and changed. */
  writable: boolean;
}

export const resourceNames = ({ document }: OpenapiReader): ResourceNames[] =>
  Object.entries(document.components.schemas).flatMap(([name, { 'x-resource': resource }]) =>
    resource
      ? [
          {
            ...resourceForms(resource.kind, resource.collection),
            name,
            writable: document.components.schemas[`${name}Create`] !== undefined,
          },
        ]
      : [],
  );
