import type { Loose } from '../contract.ts';
import type { Table } from './case.ts';

const versions = (...dates: string[]) => ({ 'x-versions': { dates: dates.map((date) => ({ date })) } });
const since = '2027-03-01';

const rename = (schema: Loose, from: string, to: string, declared: object) => {
  schema.properties[to] = { ...schema.properties[from], ...declared };
  delete schema.properties[from];
};

const fields = ({ components }: Loose) => components.schemas.TaskCreate;
const filters = ({ paths }: Loose) => paths['/api/v1/{organization_id}/tasks'].get.parameters;

export const versionsTable: Table = [
  [
    'a version is added and another one removed',
    {
      given: (document) => Object.assign(document, versions('2026-01-01')),
      change: (document) => Object.assign(document, versions(since)),
      want: [
        'breaking version-removed version 2026-01-01: version removed',
        'compatible version-added version 2027-03-01: version added',
      ],
    },
  ],
  [
    'a field, a filter and a sort order get another name in a version',
    {
      change(document) {
        rename(fields(document), 'estimated_minutes', 'effort', {
          'x-since': since,
          'x-renamed-from': 'estimated_minutes',
        });
        const filter = filters(document).find(({ name }: Loose) => name === 'priority');
        Object.assign(filter, { name: 'urgency', 'x-since': since, 'x-renamed-from': 'priority' });
        const sort = document.components.schemas.TaskSort;
        sort.enum = sort.enum.filter((value: string) => value !== 'title');
        Object.assign(sort, { 'x-since': since, 'x-replaced-values': { title: 'due_at' } });
      },
      want: [
        'dangerous changed-in-version listTasks query urgency: parameter priority -> urgency',
        'dangerous changed-in-version TaskSort: value "title" replaced',
        'dangerous changed-in-version TaskCreate.effort: field estimated_minutes -> effort',
      ],
    },
  ],
  [
    'a field gets another name without a version',
    {
      change: (document) =>
        rename(fields(document), 'estimated_minutes', 'effort', { 'x-renamed-from': 'estimated_minutes' }),
      want: ['breaking field-renamed TaskCreate.effort: field estimated_minutes -> effort'],
    },
  ],
  [
    'a version removes an operation and a parameter',
    {
      change(document) {
        document.paths['/api/v1/{organization_id}/tasks'].post['x-removed'] = since;
        filters(document).find(({ name }: Loose) => name === 'priority')['x-removed'] = since;
      },
      want: [
        'dangerous changed-in-version listTasks query priority: removed in version 2027-03-01',
        'dangerous changed-in-version createTask: removed in version 2027-03-01',
      ],
    },
  ],
  [
    'an operation and a parameter begin in a version',
    {
      change(document) {
        document.paths['/api/v1/{organization_id}/tasks'].post['x-since'] = since;
        filters(document).find(({ name }: Loose) => name === 'priority')['x-since'] = since;
      },
      want: [
        'dangerous changed-in-version listTasks query priority: absent before version 2027-03-01',
        'dangerous changed-in-version createTask: absent before version 2027-03-01',
      ],
    },
  ],
  [
    'a version removes a field',
    {
      change(document) {
        delete fields(document).properties.estimated_minutes;
        fields(document)['x-removed'] = { estimated_minutes: { since, value: null } };
      },
      want: ['dangerous changed-in-version TaskCreate.estimated_minutes: field removed'],
    },
  ],
];
