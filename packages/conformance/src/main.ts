#!/usr/bin/env node
import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import { UsageError } from '@worklane/contract/command-line';
import { print, printError } from '@worklane/contract/terminal';
import { documentCommand, documentUsage, hasDocument } from './any-api/command.ts';
import { fuzzCommand, fuzzUsage } from './fuzz/command.ts';
import { RateLimitError } from './rate-limits.ts';
import { scoreCommand, scoreUsage } from './score/command.ts';
import { suiteCommand, suiteUsage } from './suite-command.ts';
import { CredentialsError } from './target/credentials.ts';

const commands = {
  document: { usage: documentUsage, run: documentCommand },
  fuzz: { usage: fuzzUsage, run: fuzzCommand },
  score: { usage: scoreUsage, run: scoreCommand },
  suite: { usage: suiteUsage, run: suiteCommand },
};

process.exitCode = await main(process.argv.slice(2));

/** @returns 0 when the target conforms, 1 when it does not, 2 when it could not be tested. */
async function main(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  if (first === '--version') {
    print(createRequire(import.meta.url)('../package.json').version);
    return 0;
  }
  const isNamed = first === 'fuzz' || first === 'score';
  const { usage, run } = commands[hasDocument(args) ? 'document' : isNamed ? first : 'suite'];
  if (args.includes('--help')) {
    print(usage);
    return 0;
  }
  try {
    return await run(isNamed && !hasDocument(args) ? rest : args);
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
