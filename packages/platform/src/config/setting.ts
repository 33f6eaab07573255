import type { Parser } from './parsers.ts';

/** One line of the table of settings. */
export interface Setting {
  readonly variable: string;
  /** What it is, in a sentence. */
  readonly description: string;
  readonly value: Parser<unknown>;
  /** The text that stands when the variable does not. */
  readonly default?: string;
  /** What happens without the variable, where that is no text. */
  readonly otherwise?: string;
  /** Whether its value may be shown to nobody. */
  readonly secret?: true;
}

/** The values that a table of settings has: undefined only where there is no default. */
export type ValuesOf<Table extends Record<string, Setting>> = {
  readonly [Name in keyof Table]: Table[Name] extends { value: Parser<infer T> }
    ? Table[Name] extends { default: string }
      ? T
      : T | undefined
    : never;
};
