import { useMutation } from '@tanstack/react-query';
import type { Webhook } from '@worklane/client';
import { RotateCw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Form, useDraft } from '../../forms/form.tsx';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Card } from '../../ui/card.tsx';
import { useRevealedSecret } from '../../ui/revealed-secret.tsx';
import { useToast } from '../../ui/toast.tsx';
import { WebhookFields, webhookBody, webhookDraft } from './webhook-form.tsx';
import { WebhookLayout } from './webhook-layout.tsx';

/** Edits a webhook, rotates its secret, and deletes it. */
export const WebhookSettings = () => (
  <WebhookLayout>
    {(webhook) => (
      <>
        <EditWebhook key={webhook.updated_at} webhook={webhook} />
        <RotateSigningSecret webhook={webhook} />
        <DeleteWebhook webhook={webhook} />
      </>
    )}
  </WebhookLayout>
);

function EditWebhook({ webhook }: { webhook: Webhook }) {
  const { webhooks } = useOrganization().queries;
  const toast = useToast();
  const draft = useDraft(webhookDraft(webhook));
  const mutation = useMutation({
    ...webhooks.replace(),
    onSuccess() {
      draft.forget();
      toast('Webhook updated');
    },
  });
  return (
    <Form
      draft={draft}
      mutation={mutation}
      onSubmit={() => mutation.mutate({ id: webhook.id, webhook: webhookBody(draft.value) })}
      submit="Save changes"
    >
      <WebhookFields value={draft.value} onChange={draft.set} error={mutation.error} />
    </Form>
  );
}

function RotateSigningSecret({ webhook: { id } }: { webhook: Webhook }) {
  const { mutateAsync } = useMutation(useOrganization().queries.webhooks.rotateSecret());
  const { reveal } = useRevealedSecret(`webhook ${id}`);
  return (
    <Card
      title="Signing secret"
      description="Signs every delivery. For 24 hours after a rotation, deliveries are signed with the old secret too."
      actions={
        <ConfirmDialog
          trigger="Rotate secret"
          icon={RotateCw}
          title="Rotate the signing secret?"
          description="The new secret is shown once. Deliveries are signed with the old secret too for 24 hours, so that you can update your program."
          variant="primary"
          action={async () => {
            const { secret } = await mutateAsync({ id });
            reveal(`webhook ${id}`, secret);
            scrollTo({ top: 0 });
          }}
          done="Secret rotated"
        />
      }
    />
  );
}

function DeleteWebhook({ webhook: { id: webhookId, url } }: { webhook: Webhook }) {
  const { id, queries } = useOrganization();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(queries.webhooks.delete());
  return (
    <Card
      title="Deletion"
      description="Pending deliveries are discarded, and the delivery log is deleted."
      actions={
        <ConfirmDialog
          trigger="Delete webhook"
          triggerVariant="danger"
          title="Delete this webhook?"
          description={`${url} receives no further deliveries. This cannot be undone.`}
          action={async () => {
            await mutateAsync({ id: webhookId });
            await navigate(paths.webhooks(id));
          }}
          done="Webhook deleted"
        />
      }
    />
  );
}
