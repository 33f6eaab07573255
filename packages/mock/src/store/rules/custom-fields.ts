import type { Rule } from './rule.ts';

/** `maxProperties` of specs/schemas/record/CustomFields.yaml: the schema of a patch cannot limit what remains. */
const maxCustomFields = 50;

export const customFields: readonly Rule[] = [
  {
    rule: 'at most 50 custom fields remain after a patch',
    source: 'specs/schemas/record/CustomFieldsPatch.yaml, description',
    violations: ({ custom_fields }) =>
      Object.keys(custom_fields ?? {}).length <= maxCustomFields
        ? []
        : [
            {
              pointer: '/custom_fields',
              code: 'too_many_properties',
              detail: `must have at most ${maxCustomFields} properties`,
            },
          ],
  },
];
