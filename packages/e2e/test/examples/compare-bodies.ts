/** Returns how the shape of a body differs from that of an example: names of properties, and JSON types. */
export function shapeDifferences(body: unknown, example: unknown, pointer = ''): string[] {
  // Either may be null where the other has a value.
  if (body === null || example === null) return [];
  if (typeOf(body) !== typeOf(example)) return [`${pointer} is ${typeOf(body)}, the example has ${typeOf(example)}`];
  if (Array.isArray(body) && Array.isArray(example)) {
    return body.length === 0 || example.length === 0 ? [] : shapeDifferences(body[0], example[0], `${pointer}/0`);
  }
  if (typeof body !== 'object' || freeNames.test(pointer)) return [];
  const [actual, expected] = [body as Record<string, unknown>, example as Record<string, unknown>];
  return [...new Set([...Object.keys(actual), ...Object.keys(expected)])].flatMap((name) => {
    if (!(name in actual)) return [`${pointer}/${name} is missing`];
    if (!(name in expected)) return [`${pointer}/${name} is not in the example`];
    return shapeDifferences(actual[name], expected[name], `${pointer}/${name}`);
  });
}

/** Objects whose names are data, actors, and the record of an event, which may be of another kind. */
const freeNames = /\/(custom_fields|headers|actor|(created|updated)_by|data\/0\/data)$/;

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** What the service assigns, and the external ID, which is left to the examples that create records. */
const assigned = new Set([
  ...[
    'id',
    'number',
    'external_id',
    'created_at',
    'updated_at',
    'created_by',
    'updated_by',
    'completed_at',
    'closed_at',
    'resolved_at',
  ],
  ...['secret', 'previous_secret_expires_at'],
]);

/** Returns the values of a record that a client has sent, with timestamps as the examples write them. */
export const sentValues = (record: object): unknown =>
  JSON.parse(
    JSON.stringify(record, (name, value) => (assigned.has(name) ? undefined : value)).replaceAll('.000Z"', 'Z"'),
  );
