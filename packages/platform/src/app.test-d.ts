import type { OperationId } from '@worklane/server';
import { expectTypeOf } from 'vitest';
import type { AppOptions } from './app.ts';

// The service fails to compile while an operation has no handler, except those of the authorization server.
type Served = Exclude<OperationId, 'authorize' | 'createToken' | 'revokeToken'>;
declare const handlers: AppOptions['handlers'];
expectTypeOf(handlers).toHaveProperty('getTask');
expectTypeOf<keyof typeof handlers>().toEqualTypeOf<Served>();
const { recoverWebhook: _, ...incomplete } = handlers;
// @ts-expect-error recoverWebhook is missing
incomplete satisfies AppOptions['handlers'];
