import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { repository } from './image.ts';

export const composePath = join(repository, 'packages/platform/compose.yaml');

/** The parts of a compose file that the tests use. */
export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

interface ComposeService {
  readonly build?: { readonly context: string };
  readonly environment: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

export const readComposeFile = async (): Promise<ComposeFile> => parse(await readFile(composePath, 'utf8'));

/** Returns the folder of the build context of a service. */
export const contextOf = (service: ComposeService): string =>
  resolve(dirname(composePath), service.build?.context ?? '');

/** Returns the violations of the JSON Schema of the Compose specification, and of dclint's rules that are no matter of style. */
export function composeViolations(path: string): string[] {
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
  // TypeScript cannot resolve the declarations of dclint.
  const results: { messages: { rule: string; message: string }[] }[] = linter.lintFiles([path], false);
  return results.flatMap(({ messages }) => messages.map(({ rule, message }) => `${rule}: ${message}`));
}

/** Rules on the order of keys, and on quotes, which ours has. */
const rules = {
  'service-keys-order': 0,
  'services-alphabetical-order': 0,
  'require-quotes-in-ports': 0,
} as const;

const variable = /\$\{(\w+)(?::([?-])([^}]*))?\}/g;

/** Returns a value with its variables replaced, as Compose does. @throws if a required variable is missing */
export const interpolate = (value: string, env: Readonly<Record<string, string>>): string =>
  value.replace(variable, (_match, name: string, operator: string, text: string) => {
    const given = env[name];
    if (given) return given;
    if (operator === '?') throw new Error(`required variable ${name} is missing a value: ${text}`);
    return operator === '-' ? text : '';
  });
