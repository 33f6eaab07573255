import { operations, type schemas } from '@worklane/contract';
import * as validators from '@worklane/contract/schema-validators';
import { contract, validationIssues, validationProblem, violationFrom } from '@worklane/model';
import { ulid } from 'ulid';

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
) {
  const { example, schema } = contract.message(event_type) as { example: Example; schema: keyof typeof validators };
  const own = event_type === 'webhook.test' ? { webhook_id: id } : { organization_id };
  const { data = { ...example.data, ...own }, previous = example.previous } = given;
  const message = {
    id: `evt_${ulid(now.getTime())}`,
    type: event_type,
    timestamp: now.toISOString(),
    organization_id,
    test: true,
    data,
    ...(previous && { previous }),
  };
  const validate = validators[schema];
  if (validate(message)) return message;
  const violations = (validate.errors ?? []).map((error) => violationFrom(error, 'body'));
  throw validationProblem('field', validationIssues(violations, operations.testWebhook), violations);
}
