import { pascalCase } from '../resource-forms.ts';
import { actions, eventSummary } from './events.ts';
import { bareReference, derivedFile, type Kind, keyOf, recordFile, writableFields } from './kind.ts';
import { acceptsNull, derivePatches, patchOf } from './patches.ts';
import { blockAt, flow, membersAt, objectHead, type ReadText, rebased } from './yaml-text.ts';

/** Returns the schemas of requests, which keep what a person has decided, and those of patches, by file of specs/. */
export function completeSchemas(kind: Kind, read: ReadText): Map<string, string> {
  const file = (suffix: string) => `schemas/kinds/${kind.kind}/${kind.name}${suffix}.yaml`;
  return new Map([
    [file('Create'), createSchema(kind, read(file('Create')), read)],
    [file('Update'), updateSchema(kind, read(file('Update')), read)],
    ...derivePatches(kind, read),
  ]);
}

/** Returns the schemas of lists, batches and events, by name. */
export const deriveSchemas = (kind: Kind): Map<string, string> =>
  new Map([
    [`${kind.name}Previous`, previousSchema(kind)],
    [`${kind.name}List`, listSchema(kind)],
    [`${kind.name}Sort`, sortSchema(kind)],
    [`${kind.name}History`, historySchema(kind)],
    ...batchSchemas(kind),
    ...kind.actions.map((action) => [`${kind.name}${pascalCase(action)}`, eventSchema(kind, action)] as const),
  ]);

/** Returns a reference to the schema of a field of the record. */
function reference({ name }: Kind, field: string, lines: readonly string[]): string {
  return `  ${field}:\n    $ref: ${bareReference(lines) ?? `./${name}.yaml#/properties/${field}`}\n`;
}

/** Keeps the required fields, the defaults, and the schemas of fields that have another form in a request. */
function createSchema(kind: Kind, current: string | undefined, read: ReadText): string {
  const fields = requiredFields(kind, read);
  const initial = fields.length > 0 ? [flow('required', fields)] : [];
  const required = current === undefined ? initial : (blockAt(current, 'required') ?? []);
  const properties = writableFields(kind).map((field) => inputProperty(kind, field, current, read));
  return `${objectHead(`${kind.name}Create`, `The fields of a new ${kind.noun}.`)}${[...required, 'properties:'].join('\n')}\n${properties.join('')}`;
}

/** An object in the record has its patch here, whatever the file says. */
function updateSchema(kind: Kind, current: string | undefined, read: ReadText): string {
  const description = `The fields of ${kind.one} to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.`;
  const properties = writableFields(kind).map(
    (field) =>
      patchOf(recordFile(kind.kind), kind.fields.get(field) ?? [], read) ?? inputProperty(kind, field, current),
  );
  return `${objectHead(`${kind.name}Update`, description)}properties:\n${properties.join('')}`;
}

/** @param read given for a create request, whose fields can have defaults */
function inputProperty(kind: Kind, field: string, current: string | undefined, read?: ReadText): string {
  const lines = kind.fields.get(field) ?? [];
  if (field === 'custom_fields') {
    return read
      ? `  custom_fields:\n    $ref: ../../record/CustomFields.yaml\n    default: {}\n`
      : `  custom_fields:\n    $ref: ../../record/CustomFieldsPatch.yaml\n`;
  }
  if (isAddress(lines)) return addressInput(lines);
  const derived = `${reference(kind, field, lines).replace('/ExternalId.yaml', '/ExternalIdInput.yaml')}${oneLine(field, lines)}`;
  const own = membersAt(current, 'properties').get(field);
  if (!own) return isInput(lines) ? inputList(lines) : derived + (read ? defaultOf(kind, lines, read) : '');
  const target = keyOf(own, '$ref');
  if (target === undefined || !(target.startsWith(`./${kind.name}.yaml`) || derived.includes(`: ${target}\n`)))
    return `${own.join('\n')}\n`;
  const initial = read ? blockAt(own.join('\n'), field, 'default') : undefined;
  return derived + (initial ? `${initial.join('\n')}\n` : '');
}

/** Text without control characters, line breaks included. */
const oneLinePattern = String.raw`^[^\u0000-\u001F\u007F-\u009F]*$`;

/** Longer text has several lines. The dashboard has the same limit. */
const maxOneLine = 500;

/** Returns the pattern of text of one line. Only requests have it, because stored records may violate it. */
function oneLine(field: string, lines: readonly string[]): string {
  const items = blockAt(lines.join('\n'), field, 'items');
  const itemLines = items?.map((line) => line.slice(2));
  if (items && itemLines && isOneLine(itemLines)) return `${items.join('\n')}\n      pattern: ${oneLinePattern}\n`;
  return isOneLine(lines) ? `    pattern: ${oneLinePattern}\n` : '';
}

const isOneLine = (lines: readonly string[]): boolean => {
  const type = keyOf(lines, 'type') ?? '';
  const isText = /^(string|\[string, "null"\])$/.test(type);
  const isFree = ['format', 'pattern', 'enum'].every((key) => keyOf(lines, key) === undefined);
  return isText && isFree && Number(keyOf(lines, 'maxLength')) <= maxOneLine;
};

/** The items of this list have another form in requests. */
const isInput = (lines: readonly string[]) => lines.some((line) => line.endsWith('/LineItem.yaml'));
const inputList = (lines: readonly string[]) =>
  `${lines
    .join('\n')
    .replace(/^ {4}x-.*\n/gm, '')
    .replace('/LineItem.yaml', '/LineItemInput.yaml')
    .replace(/^ {4}type: array\n/m, '    type: array\n    minItems: 1\n')}\n`;

const isAddress = (lines: readonly string[]) => lines.some((line) => line.endsWith('/Address.yaml'));
const addressInput = (lines: readonly string[]) =>
  `${lines.join('\n').replace('/Address.yaml', '/AddressInput.yaml')}\n`;

function defaultOf(kind: Kind, lines: readonly string[], read: ReadText): string {
  const value = acceptsNull(recordFile(kind.kind), lines, read) ? undefined : defaultValue(kind, lines, read);
  return value === undefined ? '' : `    default: ${value}\n`;
}

/** Returns the initial value of a field that cannot be null: the first value of an enumeration. */
function defaultValue({ kind }: Kind, lines: readonly string[], read: ReadText): string | undefined {
  if (keyOf(lines, 'type') === 'array') return '[]';
  if (keyOf(lines, 'type') === 'boolean') return 'true';
  const target = keyOf(lines, '$ref')?.replace('../../', 'schemas/').replace('./', `schemas/kinds/${kind}/`);
  if (target === 'schemas/value/Currency.yaml') return 'EUR';
  return target && /^enum: \[([^,\]]*)/m.exec(read(target) ?? '')?.[1];
}

/** Without a decision, a create request needs each field that neither is nullable nor has an initial value. */
const requiredFields = (kind: Kind, read: ReadText): string[] =>
  writableFields(kind).filter((field) => {
    const lines = kind.fields.get(field) ?? [];
    if (field === 'custom_fields' || acceptsNull(recordFile(kind.kind), lines, read)) return false;
    return isInput(lines) || defaultValue(kind, lines, read) === undefined;
  });

function previousSchema(kind: Kind): string {
  const always = ['id', 'organization_id', 'created_at', 'created_by'];
  const properties = [...kind.fields].filter(([field]) => !always.includes(field));
  return `${objectHead(`${kind.name}Previous`, 'The previous values of the changed fields.')}minProperties: 1\nproperties:\n${properties
    .map(([field, lines]) => rebased(reference(kind, field, lines), recordFile(kind.kind), derivedFile(kind.kind)))
    .join('')}`;
}

function listSchema({ kind, name, nouns }: Kind): string {
  return `${objectHead(`${name}List`, `One page of ${nouns}.`)}required: [data, next_cursor]
properties:
  data:
    description: The ${nouns} of this page.
    type: array
    maxItems: 200
    items:
      $ref: ../${recordFile(kind)}
  next_cursor:
    $ref: ../schemas/record/NextCursor.yaml
`;
}

/** The events of transitions repeat an update. */
function historySchema({ kind, name, one }: Kind): string {
  const each = (line: (type: string, schema: string) => string) =>
    actions.map((action) => line(`${kind}.${action}`, `"#/schemas/${name}${pascalCase(action)}"`)).join('');
  return `${objectHead(`${name}History`, `One page of the history of ${one}, newest first.`)}required: [data, next_cursor]
properties:
  data:
    description: The changes of this page. \`data.version\` of each is the version that it made.
    type: array
    maxItems: 200
    items:
      oneOf:
${each((_, schema) => `        - $ref: ${schema}\n`)}      discriminator:
        propertyName: type
        mapping:
${each((type, schema) => `          ${type}: ${schema}\n`)}  next_cursor:
    $ref: ../schemas/record/NextCursor.yaml
`;
}

function sortSchema({ name, nouns, fields }: Kind): string {
  const sortable = [...fields].filter(([, lines]) => keyOf(lines, 'x-sortable') === 'true').map(([field]) => field);
  const values = ['created_at', 'updated_at', ...sortable].flatMap((field) => [field, `-${field}`]);
  return `title: ${name}Sort
description: The sort orders of a list of ${nouns}. A leading \`-\` sorts in descending order.
type: string
default: -created_at
${flow('enum', values)}
`;
}

function batchSchemas({ kind, name, noun, nouns }: Kind): [name: string, text: string][] {
  const batch = `${objectHead(`${name}Batch`, `Changes of ${nouns}.`)}required: [items]
properties:
  atomic:
    $ref: ../schemas/record/Atomic.yaml
  items:
    description: The changes. Those of one ${noun} are made in their order.
    type: array
    minItems: 1
    maxItems: 200
    items:
      $ref: "#/schemas/${name}BatchItem"
`;
  const item = `${objectHead(`${name}BatchItem`, 'One change: exactly one of the properties.')}minProperties: 1
maxProperties: 1
properties:
  create:
    $ref: ../schemas/kinds/${kind}/${name}Create.yaml
  update:
    $ref: "#/schemas/${name}BatchUpdate"
  upsert:
    $ref: "#/schemas/${name}BatchUpsert"
  delete:
    $ref: ../schemas/record/RecordTarget.yaml
  restore:
    $ref: ../schemas/record/RestoreTarget.yaml
`;
  const update = `${objectHead(`${name}BatchUpdate`, `The ${noun} to update, and its changes.`)}required: [id, changes]
properties:
  id:
    $ref: ../schemas/record/RecordId.yaml
  version:
    $ref: ../schemas/record/RecordTarget.yaml#/properties/version
  changes:
    $ref: ../schemas/kinds/${kind}/${name}Update.yaml
`;
  const upsert = `${objectHead(`${name}BatchUpsert`, `Updates the ${noun} with this external ID, or creates it if there is none. To create it, \`changes\` must have all required fields.`)}required: [external_id, changes]
properties:
  external_id:
    description: The external ID of the ${noun}. \`changes\` can set another one.
    type: string
    minLength: 1
    maxLength: 255
    pattern: ${oneLinePattern}
  changes:
    $ref: ../schemas/kinds/${kind}/${name}Update.yaml
`;
  const results = `${objectHead(`${name}BatchResults`, 'The results of a batch.')}required: [results]
properties:
  results:
    description: One result for each change, in their order.
    type: array
    minItems: 1
    maxItems: 200
    items:
      $ref: "#/schemas/${name}BatchResult"
`;
  const result = `${objectHead(`${name}BatchResult`, 'What the request of a change alone would return.')}required: [status]
properties:
  status:
    $ref: ../schemas/record/BatchStatus.yaml
  record:
    $ref: ../${recordFile(kind)}
  problem:
    $ref: ../schemas/problem/Problem.yaml
`;
  return Object.entries({
    Batch: batch,
    BatchItem: item,
    BatchUpdate: update,
    BatchUpsert: upsert,
    BatchResults: results,
    BatchResult: result,
  }).map(([suffix, text]) => [`${name}${suffix}`, text]);
}

const eventTexts: Record<string, (noun: string) => string> = {
  created: (noun) => `\`data\` is the new ${noun}.`,
  updated: (noun) =>
    `\`data\` is the ${noun} after the update, \`previous\` holds the previous values of the changed fields.`,
  deleted: (noun) =>
    `\`data\` is the ${noun} before its deletion, with the version of the deletion: the last version plus 1.`,
};

const changeText = (noun: string) =>
  `\`data\` is the ${noun} after the change, \`previous\` holds the previous values of the changed fields.`;

function eventSchema({ kind, name, noun, one }: Kind, action: string): string {
  const hasPrevious = action !== 'created' && action !== 'deleted';
  const required = ['id', 'type', 'timestamp', 'organization_id', 'data', ...(hasPrevious ? ['previous'] : [])];
  const title = `${name}${pascalCase(action)}`;
  const text = eventTexts[action] ?? changeText;
  return `${objectHead(title, `${eventSummary({ one }, action)} ${text(noun)}`)}required: [${required.join(', ')}]
properties:
  id:
    $ref: ../schemas/event/EventId.yaml
  type:
    description: The event type.
    type: string
    const: ${kind}.${action}
  timestamp:
    $ref: ../schemas/event/EventTimestamp.yaml
  organization_id:
    $ref: ../schemas/value/OrganizationId.yaml
  actor:
    $ref: ../schemas/event/EventActor.yaml
  test:
    $ref: ../schemas/webhook/TestMark.yaml
  data:
    $ref: ../${recordFile(kind)}
${hasPrevious ? `  previous:\n    $ref: "#/schemas/${name}Previous"\n` : ''}`;
}
