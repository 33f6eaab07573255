import type { Webhook } from '@worklane/client';
import { RotateCw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Form } from '../../forms/form.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSending } from '../../forms/use-sending.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { useShownSecret } from '../../session/use-shown-secret.ts';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { useWebhookCalls } from './queries.ts';
import { type WebhookDraft, WebhookFields, webhookOf } from './webhook-form.tsx';
import { WebhookPage } from './webhook-page.tsx';

/** URL, description and events of a webhook, its secret, and its end. */
export const WebhookSettings = () => (
  <WebhookPage>
    {(webhook) => (
      <>
        <EditWebhook key={webhook.updated_at} webhook={webhook} />
        <RotateWebhookSecret webhook={webhook} />
        <DeleteWebhook webhook={webhook} />
      </>
    )}
  </WebhookPage>
);

function EditWebhook({ webhook: { id, url, description, events, status } }: { webhook: Webhook }) {
  const calls = useWebhookCalls();
  const toast = useToast();
  const draft = useDraft<WebhookDraft>({ url, description: description ?? '', events });
  const sending = useSending(async () => {
    await calls.replace(id, { ...webhookOf(draft.value), status });
    draft.forget();
    toast('The webhook is changed');
  });
  return (
    <Form
      draft={draft}
      error={sending.error}
      pending={sending.isPending}
      onSubmit={() => sending.mutate(undefined)}
      submit="Save"
    >
      <WebhookFields value={draft.value} onChange={draft.set} />
    </Form>
  );
}

function RotateWebhookSecret({ webhook: { id } }: { webhook: Webhook }) {
  const calls = useWebhookCalls();
  const toast = useToast();
  const { show } = useShownSecret(`webhook ${id}`);
  return (
    <Card
      title="Signing secret"
      lead="Every delivery is signed with it. After a rotation the old one signs too for 24 hours."
      actions={
        <ConfirmDialog
          trigger={
            <>
              <RotateCw aria-hidden />
              Rotate secret
            </>
          }
          title="Rotate the signing secret?"
          description="You get a new secret, shown once. Deliveries are signed with both for 24 hours, so that you can bring the new one to your program."
          confirm="Rotate secret"
          look="primary"
          action={async () => {
            const { secret } = await calls.rotateSecret(id);
            show(`webhook ${id}`, secret);
            toast('The secret is rotated');
            scrollTo({ top: 0 });
          }}
        />
      }
    />
  );
}

function DeleteWebhook({ webhook: { id: webhookId, url } }: { webhook: Webhook }) {
  const { id } = useOrganization();
  const navigate = useNavigate();
  const calls = useWebhookCalls();
  const toast = useToast();
  return (
    <Card
      title="Delete"
      lead="What is still to be delivered to it is dropped, and its deliveries cannot be read any more."
      actions={
        <ConfirmDialog
          trigger="Delete webhook"
          triggerLook="danger"
          title="Delete this webhook?"
          description={`${url} gets nothing from now on. This cannot be undone.`}
          confirm="Delete webhook"
          action={async () => {
            await calls.delete(webhookId);
            toast('The webhook is deleted');
            await navigate(paths.webhooks(id));
          }}
        />
      }
    />
  );
}
