import type { ChoiceGroup } from '../contract/choices.ts';
import { Button } from '../ui/button.tsx';
import { label } from '../ui/labels.ts';
import styles from './checkbox-groups.module.css';
import { FieldGroup, type FieldProps } from './field.tsx';

interface CheckboxGroupsProps extends Omit<FieldProps, 'children' | 'withDescendants'> {
  groups: readonly ChoiceGroup[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Selects any number of choices by checkboxes, with one row for each group of choices. */
export function CheckboxGroups({ groups, value, onChange, ...field }: CheckboxGroupsProps) {
  const all = groups.flatMap(({ choices }) => choices.map((choice) => choice.value));
  /** Keeps the order of the groups. */
  const select = (isSelected: (choice: string) => boolean) => onChange(all.filter(isSelected));
  const toggle = (changed: readonly string[], checked: boolean) =>
    select((choice) => (changed.includes(choice) ? checked : value.includes(choice)));
  return (
    <FieldGroup {...field} withDescendants>
      <div className={styles.bar}>
        <span className="soft small" aria-live="polite">
          {value.length} of {all.length} selected
        </span>
        <Button variant="secondary" small onClick={() => select(() => true)}>
          Select all
        </Button>
        <Button variant="secondary" small onClick={() => select(() => false)}>
          Clear selection
        </Button>
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.name} group={group} value={value} onToggle={toggle} />
        ))}
      </div>
    </FieldGroup>
  );
}

interface GroupProps {
  group: ChoiceGroup;
  value: readonly string[];
  onToggle: (choices: readonly string[], checked: boolean) => void;
}

function Group({ group: { name, choices }, value, onToggle }: GroupProps) {
  const values = choices.map((choice) => choice.value);
  const checked = values.filter((each) => value.includes(each)).length;
  return (
    <div className={styles.group}>
      <label className={styles.name}>
        <input
          type="checkbox"
          checked={checked === values.length}
          ref={(box) => {
            if (box) box.indeterminate = checked > 0 && checked < values.length;
          }}
          onChange={(event) => onToggle(values, event.target.checked)}
        />
        <span>
          <span className="visually-hidden">All of </span>
          {label(name)}
        </span>
      </label>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} title={choice.description}>
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={(event) => onToggle([choice.value], event.target.checked)}
            />
            <span>
              <span className="visually-hidden">{label(name)} </span>
              {choice.name}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
