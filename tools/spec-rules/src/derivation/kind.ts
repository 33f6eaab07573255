import { pascalCase, type ResourceForms, resourceForms } from '../resource-forms.ts';
import { blockAt, membersAt, scalarAt } from './yaml-text.ts';

/** A resource kind, as its record schema states it. */
export interface Kind extends ResourceForms {
  /** The fields in their order, with the lines that define them: without `invalid_fields`, which names others. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** The fields that only the service sets. */
  readonly computed: readonly string[];
  /** The actions of its events: those of every kind, and those of its transitions. */
  readonly actions: readonly string[];
}

export const actions = ['created', 'updated', 'deleted'] as const;

/** The fields that every record has and that only the service sets. */
const assigned = ['id', 'organization_id', 'version', 'created_at', 'updated_at', 'created_by', 'updated_by'];

export const recordFile = (kind: string): string => `schemas/kinds/${kind}/${pascalCase(kind)}.yaml`;

/** The example of a kind with this suffix: `examples/kinds/task.yaml#/TaskRecord`. */
export const exampleOf = ({ kind, name }: Pick<Kind, 'kind' | 'name'>, suffix: string): string =>
  `examples/kinds/${kind}.yaml#/${name}${suffix}`;

/** The file of all that follows from the record of a kind. */
export const derivedFile = (kind: string): string => `derived/${kind}.yaml`;

/** Reads a kind from the text of its record schema. Returns undefined for any other text. */
export function readKind(text: string): Kind | undefined {
  const kind = scalarAt(text, 'x-resource', 'kind');
  const collection = scalarAt(text, 'x-resource', 'collection');
  if (!kind || !collection) return undefined;
  const computed =
    blockAt(text, 'x-resource', 'computed')
      ?.join(' ')
      .match(/\[(.*)\]/)?.[1]
      ?.split(/,\s*/) ?? [];
  const fields = new Map([...membersAt(text, 'properties')].filter(([name]) => name !== 'invalid_fields'));
  const set = [...fields].filter(([, lines]) => keyOf(lines, 'x-set-when') !== undefined).map(([name]) => name);
  return {
    ...resourceForms(kind, collection),
    fields,
    computed: [...assigned, ...computed, ...set],
    actions: [...actions, ...[...fields].flatMap(([name, lines]) => [...transitionsAt(name, lines).keys()])],
  };
}

/** Returns the lines of the transitions of a field, by the action of their event. */
export const transitionsAt = (name: string, lines: readonly string[]): Map<string, string[]> =>
  membersAt(lines.join('\n'), name, 'x-transitions');

/** Returns the fields that a client can write. */
export const writableFields = ({ fields, computed }: Kind): string[] =>
  [...fields.keys()].filter((field) => !computed.includes(field));

/** Returns what is at a key of a field: `equals` for `x-filter`. */
export const keyOf = (lines: readonly string[], key: string): string | undefined => {
  const line = lines.find((each) => each.startsWith(`    ${key}:`));
  return line?.slice(line.indexOf(':') + 1).trim();
};

/** Returns the target of a field that is nothing but a reference. */
export const bareReference = (lines: readonly string[]): string | undefined =>
  lines.length === 2 ? keyOf(lines, '$ref') : undefined;
