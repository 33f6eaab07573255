import schemas from 'contract:schemas';
import { useMutation } from '@tanstack/react-query';
import { type EventType, type Webhook, WorklaneError } from '@worklane/client';
import { hostOf, isLoopback } from '@worklane/contract/webhook-url';
import { useNavigate } from 'react-router';
import { eventChoices } from '../../contract/choices.ts';
import { fieldsOf } from '../../contract/fields.ts';
import { CheckboxGroups } from '../../forms/checkbox-groups.tsx';
import { TextField } from '../../forms/field.tsx';
import { Form, useDraft } from '../../forms/form.tsx';
import { bodyOf, draftOf, type RecordDraft } from '../../forms/record-draft.ts';
import { RecordFields } from '../../forms/record-fields.tsx';
import { paths, servicePaths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code.tsx';
import { Page } from '../../ui/page.tsx';
import { useRevealedSecret } from '../../ui/revealed-secret.tsx';

/** The settings of a new webhook. Those that are not shown here have the fields of their types. */
const settings = fieldsOf(schemas, 'WebhookCreate').filter(({ name }) => !['url', 'org_id', 'events'].includes(name));
const hints = Object.fromEntries(settings.map(({ name, schema: { description = '' } }) => [name, description]));

interface WebhookDraft extends RecordDraft {
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

/** Creates a webhook and opens its deliveries. */
export function NewWebhook() {
  const { id, queries } = useOrganization();
  const navigate = useNavigate();
  const { reveal } = useRevealedSecret('new webhook');
  const draft = useDraft(webhookDraft());
  const mutation = useMutation({
    ...queries.webhooks.create(),
    async onSuccess(webhook) {
      draft.forget();
      reveal(`webhook ${webhook.id}`, webhook.secret);
      await navigate(paths.webhook(id, webhook.id));
    },
  });
  return (
    <Page
      title="New webhook"
      description={
        <>
          Your program must verify the signature. <a href={servicePaths.webhooks}>Learn how to receive deliveries</a>
        </>
      }
      parent={{ to: paths.webhooks(id), name: 'Webhooks' }}
    >
      <Form
        draft={draft}
        mutation={mutation}
        onSubmit={() => mutation.mutate(webhookBody(draft.value))}
        submit="Create webhook"
        cancel={paths.webhooks(id)}
      >
        <WebhookFields value={draft.value} onChange={draft.set} error={mutation.error} />
      </Form>
    </Page>
  );
}
