import { type EventType, WorklaneError } from '@worklane/client';
import { hostOf, isLoopback } from '@worklane/contract/webhook-url';
import { eventChoices } from '../../contract/events.ts';
import { CheckboxGroups } from '../../forms/checkbox-groups.tsx';
import { TextField } from '../../forms/field.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code.tsx';

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

interface LocalReceiverHintProps {
  /** The URL of the form. */
  url: string;
  /** The error response of the last submission. */
  error: Error | null;
}

/** Shows the command that forwards events to the machine of the user, where a webhook is of no use. */
function LocalReceiverHint({ url, error }: LocalReceiverHintProps) {
  if (!isLoopbackUrl(url) && !isUrlRejected(error)) return null;
  return <CodeBlock title="To receive events on your machine, run this command instead" code={listenCommand(url)} />;
}

/** The errors of a URL that the service cannot deliver to. */
const unreachable: readonly string[] = ['url_not_https', 'url_not_public'];

const isUrlRejected = (error: Error | null): boolean =>
  WorklaneError.is(error) && error.errors.some(({ pointer, code }) => pointer === '/url' && unreachable.includes(code));

/** Returns whether a URL has a host that is loopback by definition: an address, `localhost` or a name below it. */
export function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const parsed = new URL(url);
  return /^https?:$/.test(parsed.protocol) && isLoopback(hostOf(parsed));
}

/** URLs that every shell passes to a command unchanged, without quotes. */
const shellSafeUrl = /^https?:\/\/[\w.:/-]+$/i;

/** Returns the command that forwards events to a loopback URL; to a sample URL for others. */
export function listenCommand(url: string): string {
  const receiver = url.trim();
  const isShown = isLoopbackUrl(receiver) && shellSafeUrl.test(receiver);
  return `npx @worklane/cli listen --to ${isShown ? receiver : 'http://localhost:3000/hooks'}`;
}
