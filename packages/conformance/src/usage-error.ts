import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** An invalid command line. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Returns the values of options. @throws UsageError */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
