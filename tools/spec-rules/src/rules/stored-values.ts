import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Schema {
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, object>>;
  readonly 'x-resource'?: { readonly removed?: readonly string[] };
  readonly [keyword: `x-${string}`]: unknown;
}

/** Requires that what a record declares about stored records fits the schema that the declaration leads to. */
export const storedValues: Oas3Rule = () => ({
  Schema(node, context: UserContext) {
    const record: Schema = { ...node };
    const resource = record['x-resource'];
    if (!resource) return;
    const properties = record.properties ?? {};
    const report = (message: string, location: Location) => context.report({ message, location });
    for (const name of resource.removed ?? []) {
      if (name in properties)
        report(`x-resource.removed has the field ${name}.`, context.location.child(['x-resource', 'removed']));
    }
    for (const [name, property] of Object.entries(properties)) {
      const schema = resolved(property, context) as Schema;
      for (const [key, problem] of problemsOf(schema, properties)) {
        report(`${key} of ${name} ${problem}.`, context.location.child(['properties', name]));
      }
    }
  },
});

function problemsOf(schema: Schema, properties: object): [key: string, problem: string][] {
  const {
    'x-existing': existing,
    'x-existing-from': existingFrom,
    'x-renamed-from': renamedFrom,
    'x-replaced-values': replaced,
  } = schema;
  const problems: [string, string][] = [];
  if (existing !== undefined) {
    const violation = violationOf(schema, existing);
    if (violation) problems.push(['x-existing', `is no valid value: ${violation}`]);
    if ('x-references' in schema && existing !== null)
      problems.push(['x-existing', 'must be null: an ID is that of one organization']);
  }
  if (existingFrom !== undefined && !(String(existingFrom) in properties)) {
    problems.push(['x-existing-from', `must be a field, but there is no ${existingFrom}`]);
  }
  if (renamedFrom !== undefined && String(renamedFrom) in properties) {
    problems.push(['x-renamed-from', `must be an earlier name, but ${renamedFrom} is a field`]);
  }
  // Their table has the path of each reference.
  if (renamedFrom !== undefined && JSON.stringify(schema).includes('"x-references"')) {
    problems.push(['x-renamed-from', 'is not supported for references']);
  }
  for (const [from, to] of Object.entries(replaced ?? {})) {
    const values = schema.enum ?? [];
    if (values.includes(from)) problems.push(['x-replaced-values', `must not replace ${from}, which is a value`]);
    if (!values.includes(to)) problems.push(['x-replaced-values', `must lead to a value, but ${to} is none`]);
  }
  return problems;
}

const ajv = addFormats.default(new Ajv2020({ strict: false, formats: { int32: true, 'double-int': true } }));

function violationOf(schema: object, value: unknown): string | undefined {
  return ajv.validate(schema, value) ? undefined : ajv.errorsText(ajv.errors, { dataVar: '' }).trim();
}

/** Returns a schema without references. The keywords beside one replace those of its target. */
export function resolved(node: unknown, context: UserContext, from?: Location): unknown {
  if (Array.isArray(node)) return node.map((each) => resolved(each, context, from));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...own } = node as { $ref?: string };
  const target = $ref === undefined ? undefined : context.resolve<object>({ $ref }, from?.source.absoluteRef);
  const inner = target?.node && (resolved(target.node, context, target.location) as object);
  return {
    ...inner,
    ...Object.fromEntries(Object.entries(own).map(([key, each]) => [key, resolved(each, context, from)])),
  };
}
