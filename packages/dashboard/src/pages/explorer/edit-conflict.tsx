import { changedFields } from '@worklane/contract/merge-patch';
import { useState } from 'react';
import type { SchemaField } from '../../contract/fields.ts';
import { bodyOf, type RecordDraft } from '../../forms/record-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import input from '../../ui/input.module.css';
import { fieldLabel } from '../../ui/labels.ts';
import { Notice } from '../../ui/notice.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './explorer.module.css';
import { FieldValue } from './field-value.tsx';

interface EditConflictProps {
  fields: readonly SchemaField[];
  /** The record when editing began. */
  before: RecordDraft;
  /** The changes of the user. */
  mine: RecordDraft;
  /** The record as someone else has changed it. */
  theirs: RecordDraft;
  onResolve: (resolved: RecordDraft) => void;
  onDiscard: () => void;
}

type Side = 'mine' | 'theirs';

/** Shows what the user and someone else have changed since editing began, and merges it by field. */
export function EditConflict({ fields, onResolve, onDiscard, ...drafts }: EditConflictProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [before, mine, theirs] = [drafts.before, drafts.mine, drafts.theirs].map((draft) => bodyOf(fields, draft));
  if (!before || !mine || !theirs) return null;
  const [byMe, byThem, different] = [
    changedFields(before, mine),
    changedFields(before, theirs),
    changedFields(mine, theirs),
  ];
  const changes = fields
    .filter(({ name }) => byMe.includes(name) || byThem.includes(name))
    .map((field) => {
      const { name } = field;
      const isConflict = [byMe, byThem, different].every((names) => names.includes(name));
      return { field, name, isConflict, side: byMe.includes(name) ? 'mine' : 'theirs' } as const;
    });
  const sideOf = (name: string): Side =>
    choices[name] ?? changes.find((change) => change.name === name)?.side ?? 'theirs';
  const resolve = () =>
    onResolve(Object.fromEntries(fields.map(({ name }) => [name, drafts[sideOf(name)][name] ?? null])));
  return (
    <Card
      title="Compare the changes"
      description="Fields that only one of you changed keep that change. Choose a value where you both changed a field."
    >
      <Notice tone="warning" title="This record was modified by someone else">
        <p>Your changes are kept. Nothing is saved until you review them and save again.</p>
      </Notice>
      <Table label="Changes" columns={['Field', 'Before', 'Theirs', 'Mine']}>
        {changes.map(({ field, name, isConflict }) => (
          <tr key={name}>
            <th scope="row">{fieldLabel(name)}</th>
            <td className={styles.cell}>
              <FieldValue field={field} value={before[name]} compact />
            </td>
            {(['theirs', 'mine'] as const).map((side) => (
              <td key={side} className={styles.cell}>
                <label className={input.choice}>
                  <input
                    type="radio"
                    name={`choice-${name}`}
                    checked={sideOf(name) === side}
                    disabled={!isConflict}
                    onChange={() => setChoices({ ...choices, [name]: side })}
                  />
                  <span className="visually-hidden">
                    {side === 'mine' ? 'My' : 'Their'} {fieldLabel(name).toLowerCase()}:{' '}
                  </span>
                  <FieldValue field={field} compact value={(side === 'mine' ? mine : theirs)[name]} />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <div className={styles.conflictActions}>
        <Button onClick={resolve}>Continue with this selection</Button>
        <Button variant="secondary" onClick={onDiscard}>
          Discard my changes
        </Button>
      </div>
    </Card>
  );
}
