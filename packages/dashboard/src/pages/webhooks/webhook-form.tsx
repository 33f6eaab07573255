import type { EventType } from '@worklane/client';
import { eventChoices } from '../../contract/events.ts';
import { CheckboxGroups } from '../../forms/checkbox-groups.tsx';
import { TextField } from '../../forms/field.tsx';
import { Card } from '../../ui/card.tsx';
import { LocalReceiverHint } from './local-receiver.tsx';

export interface WebhookDraft {
  url: string;
  description: string;
  events: string[];
}

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
      <TextField
        pointer="/description"
        label="Description"
        description="The purpose of the webhook."
        value={value.description}
        onChange={(description) => onChange({ ...value, description })}
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
export const webhookBody = ({ url, description, events }: WebhookDraft) => ({
  url: url.trim(),
  description: description.trim() === '' ? null : description,
  // The checkboxes are the events of the contract.
  events: events as EventType[],
});
