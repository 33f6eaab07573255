import type { OpenapiDocument } from '../documents.ts';

/** What a resource is called. */
export interface ResourceNames {
  /** The schema of its records: `Company`. */
  name: string;
  /** Its tag, and the end of the ids of its lists: `Companies`. */
  plural: string;
  /** `companies` */
  collection: string;
  /** `company` */
  kind: string;
  /** Whether records can be created and changed. */
  writable: boolean;
}

export const resourceNames = ({ components: { schemas } }: OpenapiDocument): ResourceNames[] =>
  Object.entries(schemas).flatMap(([name, { 'x-resource': resource }]) =>
    resource
      ? [{ ...resource, name, plural: capital(resource.collection), writable: schemas[`${name}Create`] !== undefined }]
      : [],
  );

export const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());
