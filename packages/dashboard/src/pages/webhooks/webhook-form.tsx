import type { EventType } from '@worklane/client';
import { eventChoices } from '../../contract/event-groups.ts';
import { GroupedChoices } from '../../forms/grouped-choices.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { Card } from '../../ui/card.tsx';

/** What is typed of a webhook. */
export interface WebhookDraft {
  url: string;
  description: string;
  events: string[];
}

export interface WebhookFieldsProps {
  value: WebhookDraft;
  onChange: (value: WebhookDraft) => void;
}

export const WebhookFields = ({ value, onChange }: WebhookFieldsProps) => (
  <>
    <Card>
      <TextField
        pointer="/url"
        label="URL"
        description="An absolute https URL with a public address. Deliveries are posted there."
        required
        inputMode="url"
        spellCheck={false}
        placeholder="https://app.example.com/hooks/worklane"
        value={value.url}
        onChange={(url) => onChange({ ...value, url })}
      />
      <TextField
        pointer="/description"
        label="Description"
        description="What it is for, in your words."
        value={value.description}
        onChange={(description) => onChange({ ...value, description })}
      />
    </Card>
    <Card>
      <GroupedChoices
        pointer="/events"
        label="Events"
        description="Choose what your program acts on; less traffic is easier to look through."
        required
        groups={eventChoices}
        value={value.events}
        onChange={(events) => onChange({ ...value, events })}
      />
    </Card>
  </>
);

/** The draft as the API takes it. */
export const webhookOf = ({ url, description, events }: WebhookDraft) => ({
  url: url.trim(),
  description: description.trim() === '' ? null : description,
  // They come from the catalogue of the contract.
  events: events as EventType[],
});
