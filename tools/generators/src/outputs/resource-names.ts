import type { OpenapiReader } from '@worklane/contract/openapi-reader';

/** The names of a resource. */
export interface ResourceNames {
  /** The schema of its records: `Company`. */
  name: string;
  /** Its tag, and the suffix of the operationId of its list: `Companies`. */
  plural: string;
  /** `companies` */
  collection: string;
  /** `company` */
  kind: string;
  /** Whether records can be created and changed. */
  writable: boolean;
}

export const resourceNames = ({ document }: OpenapiReader): ResourceNames[] =>
  Object.entries(document.components.schemas).flatMap(([name, { 'x-resource': resource }]) =>
    resource
      ? [
          {
            ...resource,
            name,
            plural: capital(resource.collection),
            writable: document.components.schemas[`${name}Create`] !== undefined,
          },
        ]
      : [],
  );

export const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());
