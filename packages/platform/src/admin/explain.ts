import { ProblemError } from '@worklane/server';
import type { Settings } from '../config/settings.ts';
import { BackupError } from '../database/backup-format.ts';
import { WrongSecretError } from '../database/encryption.ts';
import { FolderInUseError } from '../database/folder-lock.ts';
import { explainStartFailure } from '../observability/start-failure.ts';
import { UsageError } from './command.ts';

/** What the caller can put right, in a sentence; undefined for a fault of ours. */
export function explain(error: unknown, settings: Settings | undefined): string | undefined {
  if (error instanceof FolderInUseError) {
    return `${error.message}\nIf that is a service which is starting, try again when it is ready.`;
  }
  if (error instanceof UsageError || error instanceof WrongSecretError || error instanceof BackupError)
    return error.message;
  if (error instanceof ProblemError) return problem(error);
  return explainStartFailure(error, settings);
}

/** Fields are options here. */
const problem = ({ detail, errors = [] }: ProblemError): string =>
  errors.length === 0 ? detail : errors.map((each) => `${each.pointer.replace('/', '')}: ${each.detail}`).join('\n');
