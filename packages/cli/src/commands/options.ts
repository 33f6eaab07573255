import type { Command } from 'commander';
import { positiveInteger } from './option-values.ts';

/** The option that selects events, for the event feed and for `worklane listen`. */
export const eventsOption = [
  '--events <types...>',
  "only events of these types: task.created, 'task.*', '*.deleted'",
] as const;

/** Adds the options that authenticate a private application. */
export const addCredentialOptions = (command: Command): Command =>
  command
    .option('--client-id <id>', 'private application to authenticate as')
    .option('--client-secret <secret>', 'its secret (default: WORKLANE_CLIENT_SECRET, or standard input)');

export const addOrganizationOption = (command: Command): Command =>
  command.option(
    '--organization-id <id>',
    'its organization (default: WORKLANE_ORGANIZATION_ID)',
    positiveInteger('--organization-id'),
  );
