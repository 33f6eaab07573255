import { CliError, UsageError } from '../errors.ts';
import type { System } from './system.ts';

/**
 * Asks whether to do what cannot be undone, unless `--yes` says so.
 * @param question such as `Delete webhook 7?`
 * @throws UsageError where nobody can be asked
 * @throws CliError if the person does not agree
 */
export async function confirm({ ask, isInteractive }: System, question: string, yes: boolean): Promise<void> {
  if (yes) return;
  if (!isInteractive) throw new UsageError('--yes is required without a terminal.');
  const answer = await ask(`${question} [y/N] `);
  if (!/^y(es)?$/i.test(answer.trim())) throw new CliError('Canceled.');
}
