import type { Area } from '../mutation.ts';
import { docs } from './docs.ts';
import { faults } from './faults.ts';
import { generated } from './generated.ts';
import { imports } from './imports.ts';
import { mock } from './mock.ts';
import { oauth } from './oauth.ts';
import { records } from './records.ts';
import { server } from './server.ts';
import { specs } from './specs.ts';
import { tokens } from './tokens.ts';
import { webhooks } from './webhooks.ts';

/** All mutations, in the order of the data flow from specs/. */
export const areas: readonly Area[] = [
  ...[specs, generated, imports, server, mock, docs],
  ...[records, tokens, oauth, webhooks, faults],
];
