/** The extensions of fields that are rules of records. */
export const recordRules = [
  'after',
  'not-before',
  'excludes',
  'requires',
  'currency-of',
  'codes',
  'unique',
  'set-on-create',
  'set-when',
  'transitions',
];

/** What a field declares in `x-transitions`, by the action of the event: `approved`. */
export type Transitions = Readonly<
  Record<
    string,
    { readonly from: readonly string[]; readonly to: string; readonly since?: string; readonly renamedFrom?: string }
  >
>;

/** Returns what a rule requires of a field, after its name. @param value that of the extension, with fields as `quote` has them */
export function ruleMessage(rule: string, value: unknown, quote = (name: string) => name): string {
  const other = quote(String(value));
  switch (rule) {
    case 'after':
      return `must be after ${other}`;
    case 'not-before':
      return `must not be before ${other}`;
    case 'excludes':
      return `must be null when ${other} is set`;
    case 'requires':
      return `needs ${other}`;
    case 'currency-of':
      return `must be in the ${other} of the record`;
    case 'codes':
      return 'must be a currency of ISO 4217, such as EUR';
    case 'unique': {
      const scope = Array.isArray(value) ? `together with ${value.map(quote).join(' and ')}` : 'in the organization';
      return `must be unique ${scope}, in exactly this spelling`;
    }
    case 'set-on-create':
      return 'is the time of the creation by default';
    case 'transitions': {
      const emitted = Object.entries(Object(value) as Transitions).map(
        ([event, { from, to }]) =>
          `${quote(event)} when it changes from ${from.map(quote).join(' or ')} to ${quote(to)}`,
      );
      return `emits ${emitted.join(', and ')}`;
    }
    default: {
      const [[field = '', values = []] = []] = Object.entries(Object(value) as Record<string, string[]>);
      const list = values.map(quote).join(' or ');
      return `is set when ${quote(field)} becomes ${list}, kept while it stays so, and null otherwise`;
    }
  }
}
