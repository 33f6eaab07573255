import { UsageError } from '@worklane/contract/command-line';
import { expect, it } from 'vitest';
import { documentCommand } from '../src/any-api/command.ts';
import { fuzzCommand } from '../src/fuzz/command.ts';
import { scoreCommand } from '../src/score/command.ts';
import { suiteCommand } from '../src/suite-command.ts';

const twoServices = ['1', '2'].flatMap((port) => ['--base-url', `http://127.0.0.1:${port}`]);

it.each<[(args: readonly string[]) => Promise<number>, string[], string]>([
  [suiteCommand, ['--base-url', 'http://127.0.0.1:1'], 'Missing --credentials, or --token and --organization.'],
  [suiteCommand, [...twoServices.slice(0, 2), '--without', 'stat'], 'Unknown capability: "stat".'],
  [fuzzCommand, [], '--base-url must be a URL.'],
  [fuzzCommand, ['--base-url', 'http://127.0.0.1:1'], 'Missing --credentials.'],
  [fuzzCommand, [...twoServices, '--credentials', 'x'], 'Each --base-url needs its --credentials.'],
  [scoreCommand, ['--sample', 'many'], '--sample must be an integer of at most 9 digits.'],
  [scoreCommand, ['--base-url', 'http://127.0.0.1:1'], '--base-url requires --credentials.'],
  [documentCommand, ['--document', 'x'], '--base-url must be a URL.'],
])('%O rejects %j with a message', async (command, args, message) => {
  await expect(command(args)).rejects.toThrow(new UsageError(message));
});
