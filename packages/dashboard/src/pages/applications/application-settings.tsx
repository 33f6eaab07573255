import { useMutation } from '@tanstack/react-query';
import type { schemas } from '@worklane/contract/dashboard';
import { useNavigate } from 'react-router';
import { Form } from '../../forms/form.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type ApplicationDraft, ApplicationFields, redirectUris } from './application-form.tsx';
import { ApplicationLayout } from './application-layout.tsx';
import { useApplicationActions } from './queries.ts';

/** Edits an application and deletes it. */
export function ApplicationSettings() {
  const { role } = useOrganization();
  return (
    <ApplicationLayout>
      {(application) =>
        role === 'owner' && (
          <>
            <EditApplication key={application.updated_at} application={application} />
            <RevokeTokens application={application} />
            <DeleteApplication application={application} />
          </>
        )
      }
    </ApplicationLayout>
  );
}

function EditApplication({ application }: { application: schemas.Application }) {
  const { update } = useApplicationActions();
  const toast = useToast();
  const { client_id, name, type, redirect_uris, scopes, secrets } = application;
  const draft = useDraft<ApplicationDraft>({
    name,
    type,
    redirect_uris: redirect_uris.join('\n'),
    scopes,
    with_secret: secrets.length > 0,
  });
  const { mutate, error, isPending } = useMutation({
    async mutationFn() {
      const { name, scopes } = draft.value;
      await update(client_id, {
        name,
        scopes,
        ...(type === 'public' && { redirect_uris: redirectUris(draft.value) }),
      });
      draft.forget();
      toast('Application updated');
    },
  });
  return (
    <Form draft={draft} error={error} pending={isPending} onSubmit={mutate} submit="Save changes">
      <ApplicationFields value={draft.value} onChange={draft.set} />
    </Form>
  );
}

function RevokeTokens({ application: { client_id, name } }: { application: schemas.Application }) {
  const actions = useApplicationActions();
  return (
    <Card
      title="Tokens"
      description="After a leak, rotate the secret first: the application can get new tokens at once."
      actions={
        <ConfirmDialog
          trigger="Revoke all tokens"
          triggerVariant="danger"
          title={`Revoke all tokens of ${name}?`}
          description="Requests with its tokens are rejected in all organizations, and people have to allow access again."
          action={() => actions.revokeTokens(client_id)}
          done="Tokens revoked"
        />
      }
    />
  );
}

function DeleteApplication({ application: { client_id, name } }: { application: schemas.Application }) {
  const { id } = useOrganization();
  const navigate = useNavigate();
  const actions = useApplicationActions();
  return (
    <Card
      title="Deletion"
      description="All grants and tokens of the application are revoked immediately."
      actions={
        <ConfirmDialog
          trigger="Delete application"
          triggerVariant="danger"
          title={`Delete ${name}?`}
          description="Requests with its credentials and tokens are rejected. This cannot be undone."
          action={async () => {
            await actions.delete(client_id);
            await navigate(paths.applications(id));
          }}
          done={`${name} deleted`}
        />
      }
    />
  );
}
