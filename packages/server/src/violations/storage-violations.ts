import { below } from './pointer.ts';
import { mostViolations, type Violation } from './violation.ts';

/** How many lists and objects may stand in one another. */
const deepest = 32;

/**
 * What no record can hold although JSON can: PostgreSQL stores neither NUL nor lone surrogates, and a property
 * `__proto__` would become the prototype of whatever it is copied to.
 */
export function storageViolations(value: unknown): Violation[] {
  const found: Violation[] = [];
  const way: (string | number)[] = [];
  const report = (code: Violation['code'], detail: string) => {
    found.push({ pointer: way.reduce<string>(below, ''), code, detail });
  };
  const visit = (at: unknown): void => {
    if (found.length >= mostViolations) return;
    if (typeof at === 'string') {
      const flaw = textFlaw(at);
      if (flaw) report('forbidden_character', flaw);
    } else if (typeof at === 'object' && at !== null) {
      if (way.length >= deepest) report('too_deep', `must not be nested deeper than ${deepest} levels`);
      else if (Array.isArray(at)) for (const [index, item] of at.entries()) enter(index, item);
      else for (const key of Object.keys(at)) enterProperty(key, (at as Record<string, unknown>)[key]);
    }
  };
  const enter = (key: string | number, item: unknown) => {
    way.push(key);
    visit(item);
    way.pop();
  };
  const enterProperty = (key: string, item: unknown) => {
    way.push(key);
    const flaw = textFlaw(key);
    if (flaw) report('forbidden_character', `${flaw} in its name`);
    else if (key === '__proto__') report('unknown_property', 'is a name that cannot be used');
    way.pop();
    enter(key, item);
  };
  visit(value);
  return found;
}

function textFlaw(text: string): string | undefined {
  if (text.includes('\0')) return 'must not have a NUL character';
  return text.isWellFormed() ? undefined : 'must not have half of a surrogate pair';
}
