import { capital, flow, type ResourceForms, ulid } from '@worklane/spec-rules';
import { changedExample, fieldExample } from '../specs/field-example.ts';
import type { Field } from '../specs/field-notation.ts';
import { fieldSchema } from '../specs/field-schema.ts';
import type { SpecTree } from '../specs/spec-tree.ts';

const createdAt = '2026-03-02T08:15:00Z';
const createdBy = '{ type: member, member_id: 12 }';
/** The IDs of a new kind are free. */
const exampleId = 301;

/** Returns the schema of a record. */
export function recordSchema(names: ResourceForms, fields: readonly Field[]): string {
  // A rule sets the others.
  const computed = fields.filter(({ type }) => ['sequence', 'totals'].includes(type)).map(({ name }) => name);
  const enums = new Map(fields.flatMap(({ name, type }) => (type.includes('|') ? [[name, type.split('|')]] : [])));
  const required = [
    ...['id', 'organization_id', 'version'],
    ...fields.map(({ name }) => name),
    ...['external_id', 'custom_fields', 'created_at', 'updated_at', 'created_by', 'updated_by'],
  ];
  return `title: ${names.name}
description: "TODO: Describe what ${names.one} is."
type: object
x-resource:
  kind: ${names.kind}
  collection: ${names.collection}
${computed.length > 0 ? `  computed: [${computed.join(', ')}]\n` : ''}additionalProperties: false
${flow('required', required)}
properties:
  id:
    $ref: ../../record/RecordId.yaml
  organization_id:
    $ref: ../../value/OrganizationId.yaml
  version:
    $ref: ../../record/RecordVersion.yaml
${fields.map((field) => fieldSchema(names, field, enums)).join('')}  external_id:
    $ref: ../../record/ExternalId.yaml
  custom_fields:
    $ref: ../../record/CustomFields.yaml
  created_at:
    $ref: ../../record/CreatedAt.yaml
  updated_at:
    $ref: ../../record/UpdatedAt.yaml
  created_by:
    $ref: ../../record/CreatedBy.yaml
  updated_by:
    $ref: ../../record/UpdatedBy.yaml
  invalid_fields:
    $ref: ../../record/InvalidFields.yaml
`;
}

/** Returns the example of a record. */
export const recordExample = (specs: SpecTree, names: ResourceForms, fields: readonly Field[]): string =>
  `summary: ${names.one.replace(/^a/, 'A')}
value:
  id: ${exampleId}
  organization_id: 1042
  version: 1
${fields.map((field) => fieldExample(specs, names, field)).join('')}  external_id: null
  custom_fields: {}
  created_at: "${createdAt}"
  updated_at: "${createdAt}"
  created_by: ${createdBy}
  updated_by: ${createdBy}
`;

/** Returns the example of an update: of an enumeration, if there is one. */
export function updateExample(fields: readonly Field[]): string {
  const byPreference = [...fields].sort(
    (one, other) => Number(other.type.includes('|')) - Number(one.type.includes('|')),
  );
  const change = byPreference.map(changedExample).find((text) => text !== undefined) ?? '  external_id: example-1\n';
  return `summary: Change \`${change.trim().split(':')[0]}\`\nvalue:\n${change}`;
}

/** Returns the example of a request that is not valid. */
export function invalidExample({ kind, collection, noun }: ResourceForms, fields: readonly Field[]): string {
  const writable = fields.filter(({ readOnly }) => !readOnly);
  const missing = writable.find(({ required, type }) => required && !type.includes('|'));
  const wrong = writable.find(({ type }) => type.includes('|'));
  const [pointer, code, detail] = missing
    ? [missing.name, 'required', 'is required']
    : wrong
      ? [wrong.name, 'not_in_enum', `must be one of ${wrong.type.split('|').join(', ')}`]
      : ['external_id', 'too_short', 'must have at least 1 character'];
  return `summary: Invalid ${noun}
value:
  type: /docs/problems#validation_failed
  title: Validation failed
  status: 422
  detail: 1 field is not valid.
  instance: /api/v1/1042/${collection}
  code: validation_failed
  errors:
    - in: body
      pointer: /${pointer}
      code: ${code}
      detail: ${detail}
  request_id: req_${ulid(createdAt, `${kind} invalid`)}
`;
}

/** Returns the example of a deletion that a document prevents. */
export const referencedExample = ({ kind, collection }: ResourceForms): string => `summary: Record still referenced
value:
  type: /docs/problems#record_referenced
  title: Record still referenced
  status: 409
  detail: ${capital(kind)} ${exampleId} is referenced by document 76.
  instance: /api/v1/1042/${collection}/${exampleId}
  code: record_referenced
  referenced_by:
    - kind: document
      id: 76
  request_id: req_${ulid(createdAt, `${kind} referenced`)}
`;
