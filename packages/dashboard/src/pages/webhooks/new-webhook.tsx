import { eventTypes } from '@worklane/contract';
import { useNavigate, useSearchParams } from 'react-router';
import { Form } from '../../forms/form.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSending } from '../../forms/use-sending.ts';
import { elsewhere, paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { useShownSecret } from '../../session/use-shown-secret.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { useWebhookCalls } from './queries.ts';
import { type WebhookDraft, WebhookFields, webhookOf } from './webhook-form.tsx';

/** Registers a webhook, and leads to its deliveries. `?events=task.created,...` are chosen already. */
export function NewWebhook() {
  const { id } = useOrganization();
  const navigate = useNavigate();
  const calls = useWebhookCalls();
  const { show } = useShownSecret('new webhook');
  const asked = useSearchParams()[0].get('events')?.split(',') ?? [];
  const draft = useDraft<WebhookDraft>({
    url: '',
    description: '',
    events: eventTypes.filter((type) => asked.includes(type)),
  });
  const sending = useSending(async () => {
    const created = await calls.create(webhookOf(draft.value));
    draft.forget();
    show(`webhook ${created.id}`, created.secret);
    await navigate(paths.webhook(id, created.id));
  });
  return (
    <Page
      title="New webhook"
      lead={
        <>
          Your program has to check the signature: <a href={elsewhere.webhooks}>how to receive deliveries</a>.
        </>
      }
      above={{ to: paths.webhooks(id), name: 'Webhooks' }}
    >
      <Form
        draft={draft}
        error={sending.error}
        pending={sending.isPending}
        onSubmit={() => sending.mutate(undefined)}
        submit="Create webhook"
        actions={
          <ButtonLink look="quiet" to={paths.webhooks(id)}>
            Cancel
          </ButtonLink>
        }
      >
        <WebhookFields value={draft.value} onChange={draft.set} />
      </Form>
    </Page>
  );
}
