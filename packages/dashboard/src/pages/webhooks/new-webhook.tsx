import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Form } from '../../forms/form.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { paths, servicePaths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { useRevealedSecret } from '../../ui/revealed-secret.tsx';
import { WebhookFields, webhookBody, webhookDraft } from './webhook-form.tsx';

/** Creates a webhook and opens its deliveries. */
export function NewWebhook() {
  const { id, queries } = useOrganization();
  const navigate = useNavigate();
  const { reveal } = useRevealedSecret('new webhook');
  const draft = useDraft(webhookDraft());
  const { mutate, error, isPending } = useMutation({
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
        error={error}
        pending={isPending}
        onSubmit={() => mutate(webhookBody(draft.value))}
        submit="Create webhook"
        actions={
          <ButtonLink variant="secondary" to={paths.webhooks(id)}>
            Cancel
          </ButtonLink>
        }
      >
        <WebhookFields value={draft.value} onChange={draft.set} error={error} />
      </Form>
    </Page>
  );
}
