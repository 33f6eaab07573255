import type { components, resources, schemas } from '@worklane/contract';

/** What a field is for, in the words of the person at the form. A field with fields of its own has their hints, too. */
export type FieldHint = string | readonly [hint: string, fields: FieldHints];

export type FieldHints = Readonly<Record<string, FieldHint>>;

/** A hint for each field of a request, so that a new field does not compile without one. */
type HintsOf<Body> = Readonly<Record<Extract<keyof Body, string>, FieldHint>>;

const time = 'In your time zone.';

const common = {
  external_id: 'The number or key of this record in another system. No other record of this kind can have it.',
  custom_fields: 'Fields of your own, up to 50. Each has a text, a number, or yes or no.',
} as const;

const address: HintsOf<schemas.AddressInput> = {
  line1: 'Street and house number.',
  line2: 'More about the place, such as the floor or the entrance.',
  postal_code: 'As it is written in that country.',
  city: 'City or town.',
  region: 'State, province or county.',
  country: 'Two capital letters, such as SE or DE.',
};

const lineItem: HintsOf<schemas.LineItemInput> = {
  description: 'What the customer reads on this line.',
  product_id: 'The product on this line, if it is one.',
  service_id: 'The service on this line, if it is one.',
  quantity: 'How many units, such as 2 or 1.5.',
  unit_price: 'The price of one unit, before tax.',
  tax_rate: 'Value-added tax in percent, such as 19.',
};

const currency = 'All prices are in this currency.';
const active = 'Whether you sell it at the moment.';
const unitPrice = 'The price of one unit, before tax.';
const taxRate = 'Value-added tax in percent, such as 19.';
const phone = 'Best with the country code, such as +49 30 12345678.';
const memberNote = 'A note for the other members.';

type Writable = Extract<(typeof resources)[keyof typeof resources], { schemas: { create: string } }>;

/** The hints of all forms of records, by kind. They are written for forms: the contract describes values to programs. */
const fieldHints: {
  readonly [Each in Writable as Each['kind']]: HintsOf<components['schemas'][Each['schemas']['create']]>;
} = {
  task: {
    ...common,
    title: 'What is to be done, in a few words.',
    description: 'The details, as plain text or Markdown.',
    status: 'How far the work is. Done also records when it was completed.',
    priority: 'How soon it matters.',
    project_id: 'The project that the task belongs to.',
    parent_task_id: 'The larger task that this one is a part of.',
    assignee_id: 'The member who does the work.',
    due_at: `When it must be done. ${time}`,
    estimated_minutes: 'How long the work takes, in minutes.',
    tags: 'Labels to find it by, one per line.',
  },
  project: {
    ...common,
    name: 'The name of the project.',
    description: 'What the project is to achieve, and what is not part of it.',
    status: 'How far the project is.',
    company_id: 'The company that you do the project for.',
    owner_id: 'The member who is responsible.',
    start_date: 'The first day.',
    due_date: 'The last day, not before the first.',
    budget: 'What the project may cost.',
  },
  contact: {
    ...common,
    first_name: 'The given name.',
    last_name: 'The family name.',
    email: 'Where emails to this person go.',
    phone,
    job_title: 'What this person does at the company.',
    company_id: 'The company that this person works for.',
    address: ['The postal address.', address],
    owner_id: 'The member who is responsible for the contact.',
    tags: 'Labels to find the contact by, one per line.',
  },
  company: {
    ...common,
    name: 'The name that the company is registered or known under.',
    website: 'The address of the website, starting with https:// or http://.',
    email: 'The general email address.',
    phone,
    vat_number: 'The VAT number with its country prefix, such as DE123456789.',
    industry: 'The industry in one or two words.',
    address: ['The postal address.', address],
    owner_id: 'The member who is responsible for the company.',
  },
  ticket: {
    ...common,
    subject: 'What it is about, in a few words.',
    description: 'What the customer asks for or reports.',
    status: 'Pending means that you wait for the customer. Resolved and closed also record when.',
    priority: 'How soon it matters.',
    channel: 'How the customer reached you.',
    contact_id: 'The person who asked.',
    company_id: 'The company that the person asks for.',
    assignee_id: 'The member who answers.',
  },
  booking: {
    ...common,
    service_id: 'What is booked.',
    contact_id: 'The person it is booked for.',
    start_at: `When it begins. ${time}`,
    end_at: `When it ends, after it begins. ${time}`,
    status: 'How far the booking is. No show means that the person did not come.',
    party_size: 'How many guests come.',
    notes: 'Wishes of the guest, or remarks.',
  },
  product: {
    ...common,
    name: 'The name that customers see.',
    sku: 'The number under which you list the product.',
    description: 'What customers read about it.',
    unit_price: unitPrice,
    tax_rate: taxRate,
    unit: 'What one unit is, such as piece, metre or kilogram.',
    active,
    stock_quantity: 'How many are in stock. Leave it empty if you do not count them.',
  },
  service: {
    ...common,
    name: 'The name that customers see.',
    description: 'What the service includes.',
    duration_minutes: 'How long it usually takes, in minutes.',
    unit_price: unitPrice,
    tax_rate: taxRate,
    active,
  },
  quote: {
    ...common,
    title: 'What the offer is for, in a few words.',
    contact_id: 'The person who gets the quote.',
    company_id: 'The company that gets the quote.',
    deal_id: 'The deal that the quote belongs to.',
    status: 'How far the quote is. It does not become expired by itself.',
    currency,
    line_items: ['What you offer, in the order that the customer sees.', lineItem],
    valid_until: 'The last day on which the customer can accept.',
  },
  order: {
    ...common,
    contact_id: 'The person who ordered.',
    company_id: 'The company that ordered.',
    quote_id: 'The quote that the order comes from.',
    status: 'How far the order is.',
    currency,
    line_items: ['What was ordered, in the order that the customer sees.', lineItem],
    ordered_at: `When it was ordered. ${time}`,
    shipping_address: ['Where the order is delivered.', address],
  },
  deal: {
    ...common,
    title: 'What you want to sell, in a few words.',
    stage: 'How far the deal is. Won and lost also record when.',
    value: 'What the deal is worth if you win it.',
    probability: 'How likely you win it, in percent.',
    contact_id: 'The person who decides.',
    company_id: 'The company that would buy.',
    owner_id: 'The member who is responsible for the deal.',
    expected_close_date: 'The day on which you expect the decision.',
    lost_reason: 'Why the deal was lost.',
  },
  appointment: {
    ...common,
    title: 'What the meeting is about, in a few words.',
    start_at: `When it begins. ${time}`,
    end_at: `When it ends, after it begins. ${time}`,
    status: 'Whether it is planned, confirmed, over or cancelled.',
    location: 'A room, an address, or the link of a call.',
    description: 'The agenda, or what to prepare.',
    contact_id: 'The person you meet.',
    organizer_id: 'The member who organizes it.',
    attendee_ids: 'The members who take part.',
  },
  document: {
    ...common,
    name: 'The name of the file, or a title.',
    content_url: 'Where the file is, starting with https://.',
    media_type: 'The type of the file, such as application/pdf.',
    size_bytes: 'The size of the file in bytes.',
    checksum_sha256: 'The SHA-256 checksum of the file: 64 digits and letters from a to f.',
    folder: 'The folder that the document is in.',
    related: [
      'The record that the document belongs to.',
      { kind: 'What the document belongs to.', id: 'The record. Choose its kind first.' },
    ],
    owner_id: 'The member who is responsible for the document.',
  },
  campaign: {
    ...common,
    name: 'The name of the campaign.',
    channel: 'Where the campaign runs.',
    status: 'How far the campaign is.',
    start_at: `When it begins. ${time}`,
    end_at: `When it ends, after it begins. ${time}`,
    budget: 'What the campaign may cost.',
    owner_id: 'The member who is responsible for the campaign.',
  },
  presence: {
    ...common,
    member_id: 'The member who is present or absent.',
    status: 'Whether and where the member works.',
    start_at: `When it begins. ${time}`,
    end_at: `When it ends, after it begins. Leave it empty while it goes on. ${time}`,
    note: memberNote,
  },
  shift: {
    ...common,
    member_id: 'The member who works.',
    start_at: `When it begins. ${time}`,
    end_at: `When it ends, after it begins. ${time}`,
    role: 'What the member does in this shift.',
    location: 'Where the member works.',
    break_minutes: 'The unpaid break, in minutes.',
    status: 'How far the shift is.',
    note: memberNote,
  },
};

/** Returns the hints of the forms of a kind. */
export const hintsOf = (kind: string): FieldHints => fieldHints[kind as keyof typeof fieldHints] ?? {};
