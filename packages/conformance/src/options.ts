import { readArguments, UsageError } from '@worklane/contract/command-line';

interface Options<Text, List, Flag> {
  readonly texts: readonly Text[];
  /** Texts that may be repeated. */
  readonly lists?: readonly List[];
  readonly flags?: readonly Flag[];
}

/** Returns the values of options. @throws UsageError */
export function parseOptions<Text extends string, List extends string = never, Flag extends string = never>(
  args: readonly string[],
  { texts, lists = [], flags = [] }: Options<Text, List, Flag>,
) {
  const options = [
    ...texts.map((name) => [name, { type: 'string' }] as const),
    ...lists.map((name) => [name, { type: 'string', multiple: true }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ];
  return readArguments(args, Object.fromEntries(options)).values as Partial<
    Record<Text, string> & Record<List, string[]> & Record<Flag, boolean>
  >;
}

/** Returns the number of an option; undefined if it is absent. @throws UsageError */
export function integerOption(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${option} must be an integer of at most 9 digits.`);
  return Number(text);
}

/** @throws UsageError */
export function requireUrl(option: string, text = ''): string {
  if (!URL.canParse(text)) throw new UsageError(`${option} must be a URL.`);
  return text;
}
