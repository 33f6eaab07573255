import { useMutation } from '@tanstack/react-query';
import type { schemas } from '@worklane/contract/dashboard';
import { useNavigate } from 'react-router';
import { scopeChoices } from '../../contract/choices.ts';
import { CheckboxGroups } from '../../forms/checkbox-groups.tsx';
import { CheckboxField, ChoiceCards, FieldGroup, TextField } from '../../forms/field.tsx';
import { Form, useDraft } from '../../forms/form.tsx';
import { linesOf } from '../../forms/record-draft.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { useRevealedSecret } from '../../ui/revealed-secret.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ApplicationLayout, OwnerRoleNotice } from './application-layout.tsx';
import { useApplicationActions } from './queries.ts';

interface ApplicationDraft {
  name: string;
  type: schemas.Application['type'];
  /** One URL per line. */
  redirect_uris: string;
  scopes: string[];
  with_secret: boolean;
}

interface ApplicationFieldsProps {
  value: ApplicationDraft;
  onChange: (value: ApplicationDraft) => void;
}

/** The fields of an application that can be changed later. */
const ApplicationFields = ({ value, onChange }: ApplicationFieldsProps) => (
  <>
    <Card>
      <TextField
        pointer="/name"
        label="Name"
        description="Shown to users when they authorize the application."
        required
        value={value.name}
        onChange={(name) => onChange({ ...value, name })}
      />
      {value.type === 'public' && (
        <TextField
          pointer="/redirect_uris"
          label="Redirect URLs"
          description="Where users return with an authorization code. One URL per line: https, http on localhost, or the custom scheme of your app."
          required
          withDescendants
          multiline
          spellCheck={false}
          placeholder="https://app.example.com/callback"
          value={value.redirect_uris}
          onChange={(redirect_uris) => onChange({ ...value, redirect_uris })}
        />
      )}
    </Card>
    <Card>
      <CheckboxGroups
        pointer="/scopes"
        label="Scopes"
        description="The permissions that its tokens can have. You can change them later."
        required
        groups={scopeChoices()}
        value={value.scopes}
        onChange={(scopes) => onChange({ ...value, scopes })}
      />
    </Card>
  </>
);

/** Returns the redirect URLs of a draft. A private application has none. */
const redirectUris = ({ type, redirect_uris }: ApplicationDraft): string[] =>
  type === 'private' ? [] : linesOf(redirect_uris);

const initial: ApplicationDraft = { name: '', type: 'private', redirect_uris: '', scopes: [], with_secret: true };

/** Creates an application and opens its credentials. */
export function NewApplication() {
  const { id } = useOrganization();
  const navigate = useNavigate();
  const { create } = useApplicationActions();
  const { reveal } = useRevealedSecret('new application');
  const draft = useDraft(initial);
  const mutation = useMutation({
    async mutationFn() {
      const { name, type, scopes, with_secret } = draft.value;
      const { client_id, client_secret } = await create({
        name,
        type,
        scopes,
        redirect_uris: redirectUris(draft.value),
        ...(type === 'public' && { with_secret }),
      });
      draft.forget();
      if (client_secret !== null) reveal(client_id, client_secret);
      await navigate(paths.application(id, client_id));
    },
  });
  return (
    <Page title="New application" parent={{ to: paths.applications(id), name: 'Applications' }}>
      <OwnerRoleNotice />
      <Form
        draft={draft}
        mutation={mutation}
        onSubmit={mutation.mutate}
        submit="Create application"
        cancel={paths.applications(id)}
      >
        <TypeFields value={draft.value} onChange={draft.set} />
        <ApplicationFields value={draft.value} onChange={draft.set} />
      </Form>
    </Page>
  );
}

const types = {
  private: {
    name: 'Private',
    description:
      'Calls the API for your organization only, such as a script or an integration. It gets tokens with its secret.',
  },
  public: {
    name: 'Public',
    description: 'Acts for users of any organization who sign in and authorize it, such as a website or an app.',
  },
};

/** The fields of an application that cannot be changed later. */
const TypeFields = ({ value, onChange }: ApplicationFieldsProps) => (
  <Card>
    <FieldGroup pointer="/type" label="Type" description="The type cannot be changed later." required>
      <ChoiceCards name="type" choices={types} value={value.type} onChange={(type) => onChange({ ...value, type })} />
    </FieldGroup>
    {value.type === 'public' && (
      <CheckboxField
        pointer="/with_secret"
        label="Issue a client secret"
        description="For an application that runs on a server. One on a device or in a browser cannot keep a secret; it authenticates with PKCE only."
        value={value.with_secret}
        onChange={(with_secret) => onChange({ ...value, with_secret })}
      />
    )}
  </Card>
);

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
  const mutation = useMutation({
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
    <Form draft={draft} mutation={mutation} onSubmit={mutation.mutate} submit="Save changes">
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
