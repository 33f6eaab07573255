import { formatCount } from '../csv/format-count.ts';
import { UsageError } from '../errors.ts';
import { type ImportIdentity, mappingDigest } from './import-identity.ts';
import { Journal } from './journal.ts';
import { type JournalState, newState, readJournal } from './journal-file.ts';

export interface OpenedJournal {
  readonly journal: Journal;
  /** How many times the file is imported on purpose. */
  readonly times: number;
}

/**
 * Opens the journal of an import: that of an unfinished run, or a new one.
 * @param again whether a file is imported again after it has been imported completely
 * @throws UsageError if records were created with another mapping
 */
export async function openJournal(
  path: string,
  identity: ImportIdentity,
  { again, client, now }: { readonly again: boolean; readonly client: string; readonly now: () => number },
): Promise<OpenedJournal> {
  const mapping = mappingDigest(identity);
  const { collection, organizationId: organization_id } = identity;
  const create = (times: number) => newState({ format: 1, collection, organization_id, mapping, times });
  const earlier = await readJournal(path);
  const state = earlier ? continued(earlier, mapping, again, create) : create(1);
  return { journal: await Journal.open(path, state, client, now), times: state.header.times };
}

function continued(
  earlier: JournalState,
  mapping: string,
  again: boolean,
  create: (times: number) => JournalState,
): JournalState {
  const { header, done, started, completedAt } = earlier;
  const isOther = header.mapping !== mapping;
  // An interrupted import is continued by the same command, also if that has --again.
  if (again && (completedAt !== undefined || isOther)) return create(header.times + 1);
  if (!isOther) return earlier;
  if (done.size + started.size === 0) return create(header.times);
  throw new UsageError(
    `${formatCount(done.size)} rows of this file have been imported with another mapping. Repeat that mapping to continue, ` +
      'or use --again to import all rows a second time.',
  );
}
