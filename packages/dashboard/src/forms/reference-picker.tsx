import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import input from '../ui/input.module.css';
import type { InputAttributes } from './field.tsx';
import styles from './reference-picker.module.css';
import { type Candidate, useReferenceName, useReferenceSearch } from './use-reference-search.ts';

export interface ReferencePickerProps {
  kind: string;
  /** The id that is chosen, or empty. */
  value: string;
  onChange: (id: string) => void;
  aria: InputAttributes;
}

/** Finds a record by what people call it. */
export function ReferencePicker({ kind, value, onChange, aria }: ReferencePickerProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const candidates = useReferenceSearch(kind, typed, open);
  const name = useReferenceName(kind, value);
  const chosen: Candidate | null = value === '' ? null : { id: value, name: name ?? value };
  return (
    <Combobox.Root
      items={candidates}
      // The service has searched.
      filter={null}
      open={open}
      onOpenChange={setOpen}
      value={chosen}
      onValueChange={(next) => onChange(next?.id ?? '')}
      onInputValueChange={(text, { reason }) => setTyped(reason === 'input-change' ? text : '')}
      itemToStringLabel={({ name }) => name}
      isItemEqualToValue={(one, other) => one.id === other.id}
    >
      <Combobox.InputGroup className={styles.group}>
        <Combobox.Input {...aria} className={input.input} placeholder={`Find a ${kind}`} />
        <Combobox.Clear className={styles.icon} aria-label="Clear">
          <X aria-hidden />
        </Combobox.Clear>
        <Combobox.Trigger className={styles.icon} aria-label={`Show every ${kind}`}>
          <ChevronDown aria-hidden />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner ?? ''} sideOffset={4}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Empty className={styles.empty}>Nothing found.</Combobox.Empty>
            <Combobox.List>
              {(candidate: Candidate) => (
                <Combobox.Item key={candidate.id} value={candidate} className={styles.item}>
                  <span>{candidate.name}</span>
                  <small>{candidate.id}</small>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
