import type { DataContext, ReferencedRecord, ReferenceField } from './data-context.ts';
import { inheritReferences, offerOneThing } from './referenced-fields.ts';
import { schedule } from './schedule.ts';

/**
 * Changes the fields of a generated object in place so that they agree with each other: its references, its times with its
 * status, and names in its texts with the records to which it refers.
 */
export function makeCoherent(
  object: Record<string, unknown>,
  references: readonly ReferenceField[],
  owner: string,
  context: DataContext,
): void {
  offerOneThing(object, context);
  inheritReferences(object, references, context);
  schedule(object, owner, context);
  if ('lost_reason' in object && object.stage !== 'lost') object.lost_reason = null;
  for (const [field, value] of Object.entries(object)) {
    if (typeof value === 'string') object[field] = withNames(value, object, references, context);
  }
}

/** Replaces `{company}` and the like by the name of the record to which the object refers, else of another one. */
const withNames = (
  text: string,
  object: Readonly<Record<string, unknown>>,
  references: readonly ReferenceField[],
  context: DataContext,
): string =>
  text.replace(/\{([a-z-]+)\}/g, (_, kind: string) => {
    const { field = '' } = references.find((reference) => reference.kind === kind) ?? {};
    const id = object[field];
    const record = typeof id === 'number' ? context.record(kind, id) : context.reference(kind);
    return nameOf(record) ?? `the ${kind}`;
  });

function nameOf(record: ReferencedRecord | undefined): string | undefined {
  const { name, title, first_name, last_name }: Partial<ReferencedRecord> = record ?? {};
  const fullName = [first_name, last_name].filter(Boolean).join(' ');
  return [name, title, fullName].find((each): each is string => typeof each === 'string' && each !== '');
}
