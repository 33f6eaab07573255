#!/usr/bin/env node
import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import { UsageError } from '@worklane/contract/command-line';
import { print, printError } from '@worklane/contract/terminal';
import { documentCommand, hasDocument } from './any-api/command.ts';
import { fuzzCommand } from './fuzz/command.ts';
import { RateLimitError } from './rate-limits.ts';
import { scoreCommand } from './score/command.ts';
import { suiteCommand } from './suite-command.ts';
import { CredentialsError } from './target/credentials.ts';

process.exitCode = await main(process.argv.slice(2));

/** @returns 0 when the target conforms, 1 when it does not, 2 when it could not be tested. */
async function main(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  if (first === '--version') {
    print(createRequire(import.meta.url)('../package.json').version);
    return 0;
  }
  try {
    if (hasDocument(args)) return await documentCommand(args);
    if (first === 'fuzz') return await fuzzCommand(rest);
    if (first === 'score') return await scoreCommand(rest);
    return await suiteCommand(args);
  } catch (error) {
    if (!isExpected(error)) {
      printError(inspect(error));
      return 1;
    }
    printError(error.message);
    if (error instanceof UsageError) printError('Run with --help for usage.');
    return 2;
  }
}

function isExpected(error: unknown): error is Error {
  return [UsageError, CredentialsError, RateLimitError].some((type) => error instanceof type);
}
