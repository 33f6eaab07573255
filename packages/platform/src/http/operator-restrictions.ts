import { ProblemError } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { OperatorControls } from '../database/operator-controls.ts';

/** @throws ProblemError organization_suspended */
export function requireActive(controls: OperatorControls, organizationId: number): void {
  const reason = controls.suspension(organizationId);
  if (reason === undefined) return;
  const detail = `The operator of the service has suspended organization ${organizationId}: ${reason}`;
  throw new ProblemError('organization_suspended', detail);
}

/** RFC 9110, section 9.2.1. */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Seconds after which it is worth trying again. */
const retryAfter = 60;

/** Responds with 503 and the notice of the operator to everything that changes data, except to sign-ins and requests for tokens. */
export function rejectWritesWhileReadOnly(app: FastifyInstance, controls: OperatorControls): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    const notice = controls.readOnly;
    const { operation } = routeOptions.config;
    const changes = operation && ['bearer', 'session'].includes(operation.authentication);
    if (notice === undefined || safeMethods.includes(method) || !changes) return;
    const detail = `The service is read-only: ${notice}`;
    throw new ProblemError('service_unavailable', detail, { headers: { 'Retry-After': retryAfter } });
  });
}
