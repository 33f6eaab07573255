import { asyncapi } from '../contract/asyncapi.ts';
import { type Origin, openapi, operationPlaces, type Reference, type Schema } from '../contract/openapi.ts';
import { block, code, page, pathCode, table } from '../pages/markdown.ts';

/** A part of the contract with its own or inherited origin. */
export interface OriginEntry {
  section: 'Operations' | 'Shared parameters' | 'Events' | 'Security schemes' | 'Schemas';
  /** The operation, event or schema. */
  owner: string;
  /** A parameter or a field of the owner; empty for the owner itself. */
  name: string;
  origin: Origin;
}

/** Returns the page that lists what the platform document states and what the design has decided. */
export function originPage() {
  const entries = originEntries();
  return page(
    'contributors/origin.md',
    '---\noutline: 2\naside: false\npageClass: wide\n---',
    '# Origin of the contract',
    'A single platform document describes the service. Where it is silent, the design had to decide. Every part of the ' +
      'specifications carries `x-origin`: `document` or `design`. This page is generated from it.',
    ...[...new Set(entries.map(({ section }) => section))].flatMap((section) => [
      `## ${section}`,
      originTable(entries.filter((entry) => entry.section === section)),
    ]),
  );
}

function originTable(entries: readonly OriginEntry[]): string {
  const rows = [...Map.groupBy(entries, ({ owner }) => owner)].map(([owner, ofOwner]) => {
    const names = (origin: Origin) =>
      ofOwner
        .filter((entry) => entry.origin === origin)
        .map(({ name }) => (name === '' ? 'yes' : code(name)))
        .join(', ');
    return [pathCode(owner), names('document'), names('design')];
  });
  const count = (origin: Origin) => entries.filter((entry) => entry.origin === origin).length;
  return block(
    'origin',
    table(
      ['Part', `Stated in the document (${count('document')})`, `Decided in the design (${count('design')})`],
      rows,
    ),
  );
}

/** Returns every part of the contract with its origin. */
export const originEntries = (): OriginEntry[] => [
  ...operationPlaces.flatMap(({ path, method, operation }) => {
    const owner = `${method.toUpperCase()} ${path}`;
    const inline = (operation.parameters ?? []).filter((parameter) => 'name' in parameter);
    return [{ name: '', ...operation }, ...inline].map((part) => entry('Operations', owner, part.name, part));
  }),
  ...Object.values(openapi.components.parameters).map((part) => entry('Shared parameters', part.name, '', part)),
  ...Object.entries(openapi.webhooks).map(([type, { post }]) => entry('Events', type, '', post)),
  ...Object.entries(openapi.components.securitySchemes).map(([name, part]) =>
    entry('Security schemes', name, '', part),
  ),
  ...Object.entries({ ...asyncapi.components.schemas, ...openapi.components.schemas })
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, schema]) => schemaEntries(name, schema)),
];

const entry = (
  section: OriginEntry['section'],
  owner: string,
  name: string,
  { 'x-origin': origin }: { 'x-origin': Origin },
): OriginEntry => ({ section, owner, name, origin });

/** A field inherits the origin of its schema. A schema without fields, such as an enumeration, is an entry itself. */
function schemaEntries(owner: string, { properties = {}, 'x-origin': inherited = 'design' }: Schema): OriginEntry[] {
  const fields: [string, Schema | Reference][] = Object.entries(properties);
  if (fields.length === 0) return [entry('Schemas', owner, '', { 'x-origin': inherited })];
  return fields.map(([name, field]) => {
    const own = 'x-origin' in field ? field['x-origin'] : undefined;
    return entry('Schemas', owner, name, { 'x-origin': own ?? inherited });
  });
}
