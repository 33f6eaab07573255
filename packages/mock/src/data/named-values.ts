import { type DataContext, slug } from './data-context.ts';
import { articles, materials, phrases, trades } from './phrases.ts';

/** The field for which a value is generated. */
export interface Place {
  /** Empty for the value of no field. */
  readonly field: string;
  /** The resource kind of the object, or the name of its schema. */
  readonly owner: string;
  /** The fields of the object that have been generated before. */
  readonly siblings: Readonly<Record<string, unknown>>;
}

type NamedValue = (context: DataContext, place: Place) => unknown;

const digits = ({ faker }: DataContext, length: number) =>
  String(faker.number.int({ min: 10 ** (length - 1), max: 10 ** length - 1 }));
const hexadecimal = (value: number) => value.toString(16).padStart(8, '0');
const text = (value: unknown) => String(value ?? '');
const steps =
  (min: number, max: number, size: number): NamedValue =>
  ({ faker }) =>
    faker.number.int({ min, max }) * size;

/** Values by `kind.field`, or by the field of any kind, where the name decides what is believable. */
const values: Readonly<Record<string, NamedValue>> = {
  id: steps(1, 20, 1),
  organization_id: ({ organization }) => organization.id,
  version: steps(1, 4, 1),
  created_at: ({ calendar }) => calendar.timeBetween(-60, 0),
  updated_at: ({ calendar }, { siblings: { version, created_at } }) =>
    version === 1 ? created_at : calendar.timeSince(text(created_at ?? calendar.timeBetween(-60, 0))),
  timestamp: ({ calendar }) => calendar.timeBetween(-20, 0),
  'member.name': ({ faker }) => `${faker.person.firstName()} ${faker.person.lastName()}`,
  'member.email': ({ organization }, { siblings }) =>
    `${slug(text(siblings.name)).replaceAll('-', '.')}@${organization.domain}`,
  'company.name': (context) => `${context.faker.person.lastName()} ${context.pick(trades)[0]}`,
  'company.email': (_, { siblings }) => `info@${slug(text(siblings.name))}.example`,
  'company.industry': (context, { siblings }) =>
    trades.find(([name]) => text(siblings.name).endsWith(` ${name}`))?.[1] ?? context.pick(trades)[1],
  'product.name': (context) => context.draw('product.name', productNames),
  'product.sku': (context, { siblings }) =>
    [...slug(text(siblings.name)).split('-').slice(0, 2), digits(context, 3)]
      .map((part) => part.slice(0, 3).toUpperCase())
      .join('-'),
  'document.media_type': (_, { siblings }) => mediaTypes[/\.(\w+)$/.exec(text(siblings.name))?.[1] ?? ''],
  first_name: ({ faker }) => faker.person.firstName(),
  last_name: ({ faker }) => faker.person.lastName(),
  email: ({ faker }, { siblings }) =>
    `${slug(text(siblings.first_name ?? faker.person.firstName()))}.${slug(text(siblings.last_name ?? faker.person.lastName()))}@mail.example`,
  phone: (context) => `${context.organization.dialCode}${digits(context, 9)}`,
  job_title: ({ faker }) => faker.person.jobTitle(),
  website: (_, { siblings }) => `https://${slug(text(siblings.name)) || 'www'}.example`,
  vat_number: (context) => `${context.organization.country}${digits(context, 12)}`,
  line1: ({ faker }) => `${faker.location.street()} ${faker.number.int({ min: 1, max: 120 })}`,
  line2: ({ faker }) => `Floor ${faker.number.int({ min: 1, max: 6 })}`,
  postal_code: (context) => digits(context, 5),
  city: ({ organization }) => organization.city,
  region: () => null,
  country: ({ organization }) => organization.country,
  currency: ({ organization }) => organization.currency,
  tax_rate: ({ organization }) => organization.taxRate,
  quantity: (context) => context.pick([1, 1, 1, 1, 2, 2, 4, 6, 12, 24]),
  unit_price: ({ faker, organization }, { siblings }) => {
    const usual = articles.find(([name]) => text(siblings.name).endsWith(` ${name}`))?.[1] ?? 24_000;
    return {
      amount: Math.round((usual * faker.number.float({ min: 0.7, max: 1.6 })) / 100) * 100,
      currency: organization.currency,
    };
  },
  amount: steps(2, 90, 100_000),
  stock_quantity: steps(0, 240, 1),
  duration_minutes: steps(2, 16, 15),
  estimated_minutes: steps(1, 24, 15),
  break_minutes: steps(0, 4, 15),
  party_size: steps(1, 8, 1),
  probability: steps(1, 9, 10),
  size_bytes: steps(12, 9000, 997),
  checksum_sha256: ({ faker }) => Array.from({ length: 8 }, () => hexadecimal(faker.number.int(0xffff_ffff))).join(''),
  content_url: ({ organization }, { siblings }) =>
    `https://files.${organization.domain}/${slug(text(siblings.name)) || 'file'}`,
  active: ({ faker }) => faker.datatype.boolean(0.9),
  external_id: (context) => `${context.pick(['crm', 'erp', 'shop'])}-${digits(context, 6)}`,
  custom_fields: (context) =>
    Object.fromEntries(
      context.faker.helpers
        .arrayElements(customFields, { min: 0, max: 2 })
        .map(([name, value]) => [name, value(context)]),
    ),
};

const productNames = materials.flatMap((material) => articles.map(([article]) => `${material} ${article}`));

const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  csv: 'text/csv',
  jpg: 'image/jpeg',
  txt: 'text/plain',
};

const customFields: readonly (readonly [string, (context: DataContext) => unknown])[] = [
  ['source', (context) => context.pick(['recommendation', 'website', 'trade fair'])],
  ['cost_centre', (context) => context.pick([4100, 4200, 4400])],
  ['newsletter', ({ faker }) => faker.datatype.boolean()],
  ['region', (context) => context.pick(['north', 'south', 'center'])],
];

/** How often a field that may be null or omitted is, where it differs from `usuallyEmpty`. */
const emptiness: Readonly<Record<string, number>> = {
  external_id: 0.7,
  next_cursor: 1,
  ordered_at: 1,
  parent_task_id: 0.85,
  line2: 0.85,
  description: 0.3,
  lost_reason: 0,
  status: 0,
  stage: 0,
  currency: 0,
  line_items: 0,
  unit_price: 0,
  valid_until: 0,
  'presence.note': 0.7,
  'shift.note': 0.7,
};

const usuallyEmpty = 0.12;

/** Returns the probability that an optional field is empty. */
export const emptyProbability = ({ owner, field }: Place): number =>
  emptiness[`${owner}.${field}`] ?? emptiness[field] ?? usuallyEmpty;

/** The weights of values that are rarer than the other ones of their enumeration. */
const rarities: Readonly<Record<string, number>> = {
  cancelled: 0.3,
  no_show: 0.4,
  refunded: 0.4,
  urgent: 0.4,
  on_hold: 0.5,
  sick: 0.3,
};

/** Returns a value of an enumeration. */
export function enumValue(values: readonly unknown[], context: DataContext): unknown {
  const value = context.pick(values);
  return context.chance(rarities[String(value)] ?? 1) ? value : context.pick(values);
}

/** Returns the value that the name of a field suggests; undefined if the name means nothing. */
export function namedValue(context: DataContext, place: Place): unknown {
  const keys = [`${place.owner}.${place.field}`, place.field];
  for (const key of keys) {
    const value = values[key];
    if (value) return value(context, place);
    const texts = phrases[key];
    if (texts)
      return key === 'tags' ? context.faker.helpers.arrayElements(texts, { min: 0, max: 3 }) : context.draw(key, texts);
  }
  return undefined;
}
