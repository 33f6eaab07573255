import type { schemas } from '@worklane/contract/dashboard';
import { useNavigate } from 'react-router';
import { Form } from '../../forms/form.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSending } from '../../forms/use-sending.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { type ApplicationDraft, ApplicationFields, redirectUris } from './application-form.tsx';
import { ApplicationPage } from './application-page.tsx';
import { OwnersOnly } from './owners-only.tsx';
import { useApplicationCalls } from './queries.ts';

/** Name, redirect URLs and scopes of an application, and its end. */
export function ApplicationSettings() {
  const { role } = useOrganization();
  return (
    <ApplicationPage>
      {(application) => (
        <>
          <OwnersOnly />
          {role === 'owner' && (
            <>
              <EditApplication key={application.updated_at} application={application} />
              <DeleteApplication application={application} />
            </>
          )}
        </>
      )}
    </ApplicationPage>
  );
}

function EditApplication({ application }: { application: schemas.Application }) {
  const calls = useApplicationCalls();
  const toast = useToast();
  const { client_id, name, type, redirect_uris, scopes, secrets } = application;
  const draft = useDraft<ApplicationDraft>({
    name,
    type,
    redirect_uris: redirect_uris.join('\n'),
    scopes,
    with_secret: secrets.length > 0,
  });
  const sending = useSending(async (body: schemas.ApplicationUpdate) => {
    await calls.update(client_id, body);
    draft.forget();
    toast('The application is changed');
  });
  const send = () => {
    const own = type === 'public' ? { redirect_uris: redirectUris(draft.value) } : {};
    sending.mutate({ name: draft.value.name, scopes: draft.value.scopes, ...own });
  };
  return (
    <Form draft={draft} error={sending.error} pending={sending.isPending} onSubmit={send} submit="Save">
      <ApplicationFields value={draft.value} onChange={draft.set} />
    </Form>
  );
}

function DeleteApplication({ application: { client_id, name } }: { application: schemas.Application }) {
  const { id } = useOrganization();
  const navigate = useNavigate();
  const calls = useApplicationCalls();
  const toast = useToast();
  return (
    <Card
      title="Delete"
      lead="All that was granted to it and all its tokens end at once. This cannot be undone."
      actions={
        <ConfirmDialog
          trigger="Delete application"
          triggerLook="danger"
          title={`Delete ${name}?`}
          description="Programs that use its credentials are refused from now on. This cannot be undone."
          confirm="Delete application"
          action={async () => {
            await calls.delete(client_id);
            toast(`${name} is deleted`);
            await navigate(paths.applications(id));
          }}
        />
      }
    />
  );
}
