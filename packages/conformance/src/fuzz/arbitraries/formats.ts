import fc, { type Arbitrary } from 'fast-check';

/** Returns values of a format, most of which match the pattern. */
type Format = (pattern: RegExp) => Arbitrary<string>;

const day = 86_400_000;

/** One day inside the limits, so that an offset keeps the year within four digits. */
const first = new Date('0001-01-01T00:00:00Z').getTime() + day;
const last = new Date('9999-12-31T00:00:00Z').getTime() - day;

/** Most times are close to each other, so that ranges and sorting are tested. */
const timestamp = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2026, 11) }) },
  { weight: 1, arbitrary: fc.integer({ min: first, max: last }) },
);

const minutesOffset = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -23 * 60 - 59, max: 23 * 60 + 59 }) },
);

/** RFC 3339 with any offset, any number of fractional digits, and letters in either case. */
const dateTime = fc
  .tuple(timestamp, minutesOffset, fc.nat({ max: 9 }), fc.boolean())
  .map(([time, offset, digits, lower]) => {
    const [local = '', fraction = ''] = new Date(time + offset * 60_000).toISOString().slice(0, -1).split('.');
    const written = digits === 0 ? local : `${local}.${fraction.padEnd(digits, '1').slice(0, digits)}`;
    const text = written + offsetText(offset);
    return lower ? text.toLowerCase() : text;
  });

function offsetText(minutes: number): string {
  if (minutes === 0) return 'Z';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

const urls: Format = (pattern) => {
  const validSchemes = ['https', 'http'].filter((scheme) => pattern.test(`${scheme}://host.example/`));
  return fc.webUrl({ validSchemes, withQueryParameters: true, withFragments: pattern.test('https://host.example/#') });
};

/** Formats by their JSON Schema name. */
export const formats: Readonly<Record<string, Format>> = {
  'date-time': () => dateTime,
  date: () => timestamp.map((time) => new Date(time).toISOString().slice(0, 10)),
  email: () => fc.emailAddress(),
  uri: urls,
};
