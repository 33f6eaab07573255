import { UsageError } from '../errors.ts';

/** The steps to a field: `line_items[0].quantity` is `['line_items', 0, 'quantity']`. */
export type FieldPath = readonly [string, ...(string | number)[]];

export interface FieldAssignment {
  readonly path: FieldPath;
  readonly text: string;
}

/** Parses `name=value`. @throws UsageError */
export function parseAssignment(assignment: string): FieldAssignment {
  const equals = assignment.indexOf('=');
  if (equals < 1) throw new UsageError(`Invalid --field ${assignment}. Use name=value, such as title=Paint.`);
  return { path: parsePath(assignment.slice(0, equals)), text: assignment.slice(equals + 1) };
}

function parsePath(text: string): FieldPath {
  const isValid = /^[^.[\]]+(\.[^.[\]]+|\[\d{1,4}\])*$/.test(text) && !text.includes('__proto__');
  if (!isValid) {
    throw new UsageError(
      `Invalid field "${text}". Use a path such as title, line_items[0].quantity or custom_fields.color.`,
    );
  }
  const steps = text.matchAll(/\[(\d+)\]|[^.[\]]+/g);
  return Array.from(steps, ([step, index]) => (index === undefined ? step : Number(index))) as unknown as FieldPath;
}

/** Returns the path as it is written on the command line. */
export const pathText = ([first, ...rest]: FieldPath): string =>
  rest.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}.${step}`), first);
