import type { Loose } from '../contract.ts';
import type { Table } from './case.ts';

type Change = (task: Loose, schemas: Loose) => void;

const row = (name: string, change: Change, ...want: string[]): Table[number] => [
  name,
  { change: ({ components: { schemas } }) => change(schemas.Task, schemas), want },
];

const transition = { from: ['open'], to: 'done' };

/** Replaces the event `completed`. */
const eventRow = (name: string, events: object, ...want: string[]): Table[number] => {
  const declare =
    (transitions: object) =>
    ({ components: { schemas } }: Loose) =>
      Object.assign(schemas.Task.properties.status, { 'x-transitions': transitions });
  return [name, { given: declare({ completed: transition }), change: declare(events), want }];
};

const add =
  (name: string, schema: object): Change =>
  ({ properties, required }) => {
    properties[name] = schema;
    required.push(name);
  };

const rename =
  (from: string, to: string, declared: object): Change =>
  ({ properties, required }) => {
    properties[to] = { ...properties[from], ...declared };
    delete properties[from];
    required[required.indexOf(from)] = to;
  };

export const storedRecords: Table = [
  row('an optional field is added', add('story_points', { type: ['integer', 'null'] })),
  row('a member that records can lack is added', ({ properties }) => {
    properties.notes = { type: 'array' };
  }),
  row('a field with a default is added', (task, schemas) => {
    add('billable', { type: 'boolean' })(task, schemas);
    schemas.TaskCreate.properties.billable = { type: 'boolean', default: true };
  }),
  row(
    'a required field is added',
    add('must_have', { type: 'string' }),
    'breaking stored-value-missing Task.must_have: stored without a value',
  ),
  row(
    'a required field is added with a value for stored records',
    add('must_have', { type: 'string', 'x-existing': 'yes' }),
    'compatible stored-value-migrated Task.must_have: x-existing declared',
  ),
  row(
    'a required field is added as a copy',
    add('label', { type: 'string', 'x-existing-from': 'title' }),
    'compatible stored-value-migrated Task.label: x-existing-from declared',
  ),
  row(
    'null is removed',
    ({ properties }) => Object.assign(properties.description, { type: 'string' }),
    'breaking stored-value-missing Task.description: stored null',
  ),
  row(
    'null is removed with a value for stored records',
    ({ properties }) => Object.assign(properties.description, { type: 'string', 'x-existing': '' }),
    'compatible stored-value-migrated Task.description: x-existing declared',
  ),
  row(
    'a field is removed',
    ({ properties }) => delete properties.description,
    'breaking stored-field-lost Task.description: stored values without a field',
  ),
  row('a field is removed with a declaration', (task) => {
    delete task.properties.description;
    task['x-resource'].removed = ['description'];
  }),
  row(
    'a field is renamed',
    rename('title', 'headline', {}),
    'breaking stored-field-lost Task.title: stored values without a field',
    'breaking stored-value-missing Task.headline: stored without a value',
  ),
  row(
    'a field is renamed with a declaration',
    rename('title', 'headline', { 'x-renamed-from': 'title' }),
    'compatible stored-value-migrated Task.headline: x-renamed-from declared',
  ),
  row(
    'a field is renamed with a declaration, and tightened',
    rename('title', 'headline', { 'x-renamed-from': 'title', maxLength: 100 }),
    'dangerous stored-value-rejected Task.headline: maxLength 255 -> 100',
    'compatible stored-value-migrated Task.headline: x-renamed-from declared',
  ),
  row(
    'a value of an enumeration is removed',
    (_task, { TaskStatus }) => TaskStatus.enum.splice(2, 1),
    'breaking stored-value-removed Task.status: stored values blocked',
  ),
  row(
    'a value of an enumeration is replaced',
    (_task, { TaskStatus }) => {
      TaskStatus.enum.splice(2, 1);
      TaskStatus['x-replaced-values'] = { blocked: 'open' };
    },
    'compatible stored-value-migrated Task.status: x-replaced-values declared',
  ),
  row('a limit is loosened', ({ properties }) => Object.assign(properties.title, { maxLength: 300 })),
  row(
    'a limit is tightened',
    ({ properties }) => Object.assign(properties.title, { maxLength: 100 }),
    'dangerous stored-value-rejected Task.title: maxLength 255 -> 100',
  ),
  row(
    'a type is replaced',
    ({ properties }) => Object.assign(properties.estimated_minutes, { type: 'string' }),
    'dangerous stored-value-rejected Task.estimated_minutes: type integer or null -> string',
  ),
  row(
    'a field becomes unique',
    ({ properties }) => Object.assign(properties.title, { 'x-unique': ['project_id', 'status'] }),
    'dangerous stored-value-rejected Task.title: must be unique together with project_id and status',
  ),
  row('a unique field is added', add('code', { type: ['string', 'null'], 'x-unique': true })),
  [
    'a field is no longer unique',
    {
      given: ({ components: { schemas } }: Loose) => Object.assign(schemas.Task.properties.title, { 'x-unique': true }),
      change: ({ components: { schemas } }: Loose) => delete schemas.Task.properties.title['x-unique'],
      want: [],
    },
  ],
  eventRow('an event is renamed', { finished: transition }, 'breaking stored-event-lost Task: stored events completed'),
  eventRow(
    'an event is renamed with a declaration',
    { finished: { ...transition, renamedFrom: 'completed' } },
    'compatible stored-value-migrated Task: completed -> finished, renamedFrom declared',
  ),
  row(
    'a kind is removed',
    (_task, schemas) => delete schemas.Task['x-resource'],
    'breaking stored-kind-removed stored Task: resource kind removed',
  ),
];
