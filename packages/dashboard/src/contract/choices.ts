/** Checkboxes of a form, by group. */
export interface ChoiceGroup {
  /** Name of the group, such as `tasks`. */
  name: string;
  choices: readonly Choice[];
}

interface Choice {
  value: string;
  /** Name of the choice in its group, such as `created`. */
  name: string;
  description: string;
}
