import type { schemas } from '@worklane/contract';
import { invalidFields, type ViolationsOf } from '@worklane/contract/requests';
import { ulid } from 'ulid';
import { contract } from '../oauth/oauth-error.ts';
import type { Random } from '../random.ts';

interface Example {
  readonly data: Readonly<Record<string, unknown>>;
  readonly previous?: Readonly<Record<string, unknown>>;
}

/**
 * Returns a message that matches the contract, whose data default to those of the example.
 * @throws ProblemError validation_failed
 */
export function testMessage(
  { id, org_id: organization_id }: schemas.Webhook,
  { event_type, ...given }: schemas.WebhookTestRequest,
  now: Date,
  { random, violationsOf }: { readonly random: Random; readonly violationsOf: ViolationsOf },
) {
  const { example, schema } = contract.message(event_type) as { example: Example; schema: string };
  const own = event_type === 'webhook.test' ? { webhook_id: id } : { organization_id };
  const { data = { ...example.data, ...own }, previous = example.previous } = given;
  const message = {
    id: `evt_${ulid(now.getTime(), random)}`,
    type: event_type,
    timestamp: now.toISOString(),
    organization_id,
    test: true,
    data,
    ...(previous && { previous }),
  };
  const violations = violationsOf(schema, message);
  if (violations.length === 0) return message;
  throw invalidFields(violations);
}
