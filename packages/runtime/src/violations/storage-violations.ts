import { below, maxViolations, type Violation } from './violation.ts';

/** Maximum nesting of arrays and objects. */
const maxDepth = 32;

/**
 * Returns what JSON can express but a record cannot store: PostgreSQL rejects NUL and unpaired surrogates, and a property
 * `__proto__` would become the prototype of any object it is copied to.
 */
export function storageViolations(value: unknown): Violation[] {
  const found: Violation[] = [];
  const path: (string | number)[] = [];
  const report = (code: Violation['code'], detail: string) => {
    found.push({ pointer: path.reduce<string>(below, ''), code, detail });
  };
  const visit = (current: unknown): void => {
    if (found.length >= maxViolations) return;
    if (typeof current === 'string') {
      const forbidden = forbiddenCharacter(current);
      if (forbidden) report('forbidden_character', `must not contain ${forbidden}`);
    } else if (typeof current === 'object' && current !== null) {
      if (path.length >= maxDepth) report('too_deep', `must not be nested more than ${maxDepth} levels deep`);
      else if (Array.isArray(current)) for (const [index, item] of current.entries()) enter(index, item);
      else for (const key of Object.keys(current)) enterProperty(key, (current as Record<string, unknown>)[key]);
    }
  };
  const enter = (key: string | number, item: unknown) => {
    path.push(key);
    visit(item);
    path.pop();
  };
  const enterProperty = (key: string, item: unknown) => {
    path.push(key);
    const forbidden = forbiddenCharacter(key);
    if (forbidden) report('forbidden_character', `must not contain ${forbidden} in its name`);
    else if (key === '__proto__') report('unknown_property', 'is a reserved name');
    path.pop();
    enter(key, item);
  };
  visit(value);
  return found;
}

function forbiddenCharacter(text: string): string | undefined {
  if (text.includes('\0')) return 'a NUL character';
  return text.isWellFormed() ? undefined : 'an unpaired surrogate';
}
