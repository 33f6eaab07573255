import { Button } from '../ui/button.tsx';
import { words } from '../ui/words.ts';
import { FieldGroup, type FieldProps } from './field.tsx';
import styles from './grouped-choices.module.css';

export interface ChoiceGroup {
  /** Such as `tasks`. */
  name: string;
  choices: readonly Choice[];
}

export interface Choice {
  value: string;
  /** Of the choice in its group, such as `created`. */
  name: string;
  /** What it means, in a sentence. */
  about: string;
}

export interface GroupedChoicesProps extends Omit<FieldProps, 'children' | 'deep'> {
  groups: readonly ChoiceGroup[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Many choices to tick, each group in a row of its own. */
export function GroupedChoices({ groups, value, onChange, ...field }: GroupedChoicesProps) {
  const all = groups.flatMap(({ choices }) => choices.map((choice) => choice.value));
  /** Keeps the order of the groups. */
  const change = (ticked: (choice: string) => boolean) => onChange(all.filter(ticked));
  const toggle = (changed: readonly string[], ticked: boolean) =>
    change((choice) => (changed.includes(choice) ? ticked : value.includes(choice)));
  return (
    <FieldGroup {...field} deep>
      <div className={styles.bar}>
        <span className="soft small" aria-live="polite">
          {value.length} of {all.length} chosen
        </span>
        <Button look="quiet" small onClick={() => change(() => true)}>
          All
        </Button>
        <Button look="quiet" small onClick={() => change(() => false)}>
          None
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

interface GroupRowProps {
  group: ChoiceGroup;
  value: readonly string[];
  onToggle: (choices: readonly string[], ticked: boolean) => void;
}

function Group({ group: { name, choices }, value, onToggle }: GroupRowProps) {
  const values = choices.map((choice) => choice.value);
  const ticked = values.filter((each) => value.includes(each)).length;
  return (
    <div className={styles.group}>
      <label className={styles.name}>
        <input
          type="checkbox"
          checked={ticked === values.length}
          ref={(box) => {
            if (box) box.indeterminate = ticked > 0 && ticked < values.length;
          }}
          onChange={(event) => onToggle(values, event.target.checked)}
        />
        <span>
          <span className="visually-hidden">All of </span>
          {words(name)}
        </span>
      </label>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} title={choice.about}>
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={(event) => onToggle([choice.value], event.target.checked)}
            />
            <span>
              <span className="visually-hidden">{words(name)} </span>
              {choice.name}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
