import { type Resource, resources } from '@worklane/contract';
import { UsageError } from '@worklane/contract/command-line';
import { recordAudit } from '../../audit/audit-log.ts';
import { appliedMigrations } from '../../database/catalog.ts';
import { purgeRecord } from '../../records/purge.ts';
import { countEarlierRecords } from '../../records/rewrite-records.ts';
import { invalidRecords } from '../../records/stored-record-check.ts';
import type { Command } from '../command.ts';
import { numberOption, textOption } from '../option-values.ts';
import { table } from '../output.ts';

/** @throws UsageError */
function kindOption(kind: string): Resource {
  const purgeable = Object.values<Resource>(resources).filter(({ schemas }) => schemas.create);
  const resource = purgeable.find((each) => each.kind === kind);
  if (resource) return resource;
  const kinds = purgeable.map((each) => each.kind).join(', ');
  throw new UsageError(`Unknown kind ${JSON.stringify(kind)}. Expected ${kinds}.`);
}

export const recordCommands: readonly Command[] = [
  {
    name: 'record purge',
    usage: 'record purge --organization ID --kind KIND --id ID   (the contents of a deleted record; cannot be undone)',
    async run({ store, clock, operator: actor }, values) {
      const resource = kindOption(textOption(values, 'kind'));
      const [organizationId, id] = [numberOption(values, 'organization'), numberOption(values, 'id')];
      const entry = { organizationId, action: 'record.purged', actor, details: { kind: resource.kind, id } } as const;
      const now = clock();
      await purgeRecord(store.maintenance, {
        ...{ resource, organizationId, id, now },
        audit: (transaction) => recordAudit(transaction, entry, now),
      });
      return {
        text: `Purged the ${resource.noun} ${id}. Its events say who changed it and when.`,
        data: { organization_id: organizationId, kind: resource.kind, id },
        note: 'Backups still have it until they expire, and so do those who have read it.',
      };
    },
  },
];

export const check: Command = {
  name: 'check',
  usage: 'check',
  // A migration creates the indexes of unique fields, which fails while records have equal values.
  schema: 'any',
  async run({ store, signal }) {
    const rows = [];
    const hasTables = (await appliedMigrations(store.db)).length > 0;
    for await (const { violations, ...record } of hasTables ? invalidRecords(store.db, signal) : []) {
      for (const { pointer, code } of violations) rows.push({ ...record, pointer, reason: code });
    }
    return { text: table(rows, 'The contract accepts all stored records.'), data: rows };
  },
};

export const status: Command = {
  name: 'status',
  usage: 'status',
  async run({ store }) {
    const counts = Object.entries(await countEarlierRecords(store.db));
    const rows = counts.map(([kind, count]) => ({ kind, records_to_rewrite: count }));
    return { text: table(rows, 'All records are stored as the contract describes them.'), data: rows };
  },
};
