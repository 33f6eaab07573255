import eventExamples from 'contract:event-examples';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { type EventType, type Webhook, type WebhookTestRequest, WorklaneError } from '@worklane/client';
import { eventTypes } from '@worklane/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SelectField, TextField } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './webhooks.module.css';

const ping = 'webhook.test';

interface TestEvent {
  type: EventType | typeof ping;
  /** JSON. */
  data: string;
  /** JSON; only for updates. */
  previous: string | undefined;
}

/** Returns the example of the contract as a test event of the organization. */
function sampleOf(type: TestEvent['type'], organizationId: number): TestEvent {
  const { data, previous } = eventExamples[type] as { data: object; previous?: object };
  const own = 'organization_id' in data ? { ...data, organization_id: organizationId } : data;
  return { type, data: json(own), previous: previous && json(previous) };
}

const json = (value: object): string => JSON.stringify(value, null, 2);

interface TestEventFormProps {
  webhook: Webhook;
  onSent: () => void;
}

/** Sends a test event whose type and content the user chooses, and opens its delivery. */
export function TestEventForm({ webhook, onSent }: TestEventFormProps) {
  const { id, queries } = useOrganization();
  const navigate = useNavigate();
  const toast = useToast();
  const [draft, setDraft] = useState(() => sampleOf(webhook.events[0] ?? ping, id));
  const mutation = useMutation({
    mutationKey: [...queries.webhooks.keys.all, 'test'],
    mutationFn: async (event: TestEvent) => queries.client.webhooks.test(webhook.id, messageOf(event)),
    async onSuccess({ event_id }) {
      onSent();
      toast('Test event sent');
      await navigate(paths.webhook(id, webhook.id), { state: { openDelivery: event_id } });
    },
  });
  const others = eventTypes.filter((type) => !webhook.events.includes(type));
  const choose = (type: string) => setDraft(sampleOf(type as TestEvent['type'], id));
  return (
    <div className={styles.testEvent}>
      <Form
        mutation={mutation}
        onSubmit={() => mutation.mutate(draft)}
        submit="Send test event"
        actions={
          <>
            <AlertDialog.Close render={<Button variant="secondary" />}>Cancel</AlertDialog.Close>
            <Button variant="text" onClick={() => choose(draft.type)}>
              Reset to example
            </Button>
          </>
        }
      >
        <SelectField pointer="/event_type" label="Event" value={draft.type} onChange={choose}>
          <EventOptions label="Events of this webhook" types={webhook.events} />
          <EventOptions label="Connection test" types={[ping]} />
          <EventOptions label="Other events" types={others} />
        </SelectField>
        {draft.type !== ping && (
          <TextField
            pointer="/data"
            withDescendants
            label="Record"
            description={`The record as the event reports it, as JSON (\`data\`).`}
            multiline
            spellCheck={false}
            value={draft.data}
            onChange={(data) => setDraft({ ...draft, data })}
          />
        )}
        {draft.previous !== undefined && (
          <TextField
            pointer="/previous"
            withDescendants
            label="Previous values"
            description="The changed fields with their values before the change, as JSON (`previous`)."
            multiline
            spellCheck={false}
            value={draft.previous}
            onChange={(previous) => setDraft({ ...draft, previous })}
          />
        )}
      </Form>
    </div>
  );
}

const EventOptions = ({ label, types }: { label: string; types: readonly string[] }) => (
  <optgroup label={label}>
    {types.map((type) => (
      <option key={type} value={type}>
        {type}
      </option>
    ))}
  </optgroup>
);

/** Returns the request body. @throws WorklaneError validation_failed for text that is not JSON, as the service would */
function messageOf({ type, data, previous }: TestEvent): WebhookTestRequest | undefined {
  if (type === ping) return undefined;
  return {
    event_type: type,
    data: parse('/data', data),
    ...(previous !== undefined && { previous: parse('/previous', previous) }),
  };
}

function parse(pointer: string, text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const detail = `must be valid JSON (${(cause as Error).message})`;
    throw new WorklaneError('validation_failed', 'The event is not valid JSON.', {
      status: 422,
      errors: [{ in: 'body', pointer, code: 'invalid_format', detail }],
      cause,
    });
  }
}
