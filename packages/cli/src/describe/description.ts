/** A description of a part of the API: as data for `--json`, and as a heading and sections for people. */
export interface Description {
  readonly data: object;
  readonly heading: string;
  readonly text: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  /** Of a table; without them, the rows are a list. */
  readonly headings?: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
