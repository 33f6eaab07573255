import type { Area } from '../mutant.ts';
import { accessTokens } from './access-tokens.ts';
import { arrows } from './arrows.ts';
import { client } from './client.ts';
import { documentation } from './docs.ts';
import { events } from './events.ts';
import { faults } from './faults.ts';
import { generated } from './generated.ts';
import { mock } from './mock.ts';
import { oauth } from './oauth.ts';
import { operations } from './operations.ts';
import { receiver } from './receiver.ts';
import { resources } from './resources.ts';
import { serverStub } from './server.ts';
import { specs } from './specs.ts';
import { traffic } from './traffic.ts';
import { webhooks } from './webhooks.ts';

/** Every drift, in the order in which what they break is made: from specs/ to what is built on it. */
export const areas: readonly Area[] = [
  specs,
  generated,
  arrows,
  serverStub,
  client,
  receiver,
  mock,
  documentation,
  resources,
  events,
  oauth,
  accessTokens,
  webhooks,
  operations,
  faults,
  traffic,
];
