import schemas from 'contract:schemas';
import type { EventType, Webhook } from '@worklane/client';
import { eventChoices } from '../../contract/events.ts';
import { fieldsOf } from '../../contract/fields.ts';
import { CheckboxGroups } from '../../forms/checkbox-groups.tsx';
import { TextField } from '../../forms/field.tsx';
import { bodyOf, draftOf, type RecordDraft } from '../../forms/record-draft.ts';
import { RecordFields } from '../../forms/record-fields.tsx';
import { Card } from '../../ui/card.tsx';
import { LocalReceiverHint } from './local-receiver.tsx';

/** The settings of a new webhook. Those that are not shown here have the fields of their types. */
const settings = fieldsOf(schemas, 'WebhookCreate').filter(({ name }) => !['url', 'org_id', 'events'].includes(name));
const hints = Object.fromEntries(settings.map(({ name, schema: { description = '' } }) => [name, description]));

export interface WebhookDraft extends RecordDraft {
  url: string;
  events: string[];
}

/** Returns the draft of a webhook, or of a new one. */
export const webhookDraft = (webhook?: Webhook): WebhookDraft => ({
  ...draftOf(settings, { ...webhook }),
  url: webhook?.url ?? '',
  events: webhook?.events ?? [],
});

interface WebhookFieldsProps {
  value: WebhookDraft;
  onChange: (value: WebhookDraft) => void;
  /** The error response of the last submission. */
  error: Error | null;
}

export const WebhookFields = ({ value, onChange, error }: WebhookFieldsProps) => (
  <>
    <Card>
      <TextField
        pointer="/url"
        label="URL"
        description="An absolute https URL with a public address. Deliveries are sent to it with POST. To receive events on your machine, use `worklane listen` instead."
        required
        inputMode="url"
        spellCheck={false}
        placeholder="https://app.example.com/hooks/worklane"
        value={value.url}
        onChange={(url) => onChange({ ...value, url })}
      />
      <LocalReceiverHint url={value.url} error={error} />
      <RecordFields
        fields={settings}
        hints={hints}
        value={value}
        onChange={(each) => onChange({ ...value, ...each })}
      />
    </Card>
    <Card>
      <CheckboxGroups
        pointer="/events"
        label="Events"
        description="Select only the events that your program handles."
        required
        groups={eventChoices}
        value={value.events}
        onChange={(events) => onChange({ ...value, events })}
      />
    </Card>
  </>
);

/** Returns the fields of the request body. */
export const webhookBody = ({ url, events, ...draft }: WebhookDraft) => ({
  ...bodyOf(settings, draft),
  url: url.trim(),
  // The checkboxes are the events of the contract.
  events: events as EventType[],
});
