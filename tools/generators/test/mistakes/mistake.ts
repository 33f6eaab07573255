/** Replaces a text of a file. */
export type Edit = readonly [file: string, find: string | RegExp, replace: string];

/** A mistake and its only report: the rule, the file, and a text in the reported line. */
export interface Mistake {
  readonly edits: readonly Edit[];
  readonly rule: string;
  readonly at: readonly [file: string, line: string | RegExp];
}

export type Mistakes = Readonly<Record<string, Mistake>>;
