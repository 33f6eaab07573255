import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { CheckboxField, FieldGroup } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import input from '../../ui/input.module.css';
import { Page } from '../../ui/page.tsx';
import { useRevealedSecret } from '../../ui/revealed-secret.tsx';
import { type ApplicationDraft, ApplicationFields, redirectUris } from './application-form.tsx';
import { OwnerRoleNotice } from './application-layout.tsx';
import { useApplicationActions } from './queries.ts';

const initial: ApplicationDraft = { name: '', type: 'private', redirect_uris: '', scopes: [], with_secret: true };

/** Creates an application and opens its credentials. */
export function NewApplication() {
  const { id } = useOrganization();
  const navigate = useNavigate();
  const { create } = useApplicationActions();
  const { reveal } = useRevealedSecret('new application');
  const draft = useDraft(initial);
  const { mutate, error, isPending } = useMutation({
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
        error={error}
        pending={isPending}
        onSubmit={mutate}
        submit="Create application"
        actions={
          <ButtonLink variant="secondary" to={paths.applications(id)}>
            Cancel
          </ButtonLink>
        }
      >
        <TypeFields value={draft.value} onChange={draft.set} />
        <ApplicationFields value={draft.value} onChange={draft.set} />
      </Form>
    </Page>
  );
}

const types = [
  {
    type: 'private',
    name: 'Private',
    description:
      'Calls the API for your organization only, such as a script or an integration. It gets tokens with its secret.',
  },
  {
    type: 'public',
    name: 'Public',
    description: 'Acts for users of any organization who sign in and authorize it, such as a website or an app.',
  },
] as const;

interface TypeFieldsProps {
  value: ApplicationDraft;
  onChange: (value: ApplicationDraft) => void;
}

/** The fields of an application that cannot be changed later. */
const TypeFields = ({ value, onChange }: TypeFieldsProps) => (
  <Card>
    <FieldGroup pointer="/type" label="Type" description="The type cannot be changed later." required>
      {types.map(({ type, name, description }) => (
        <label key={type} className={`${input.choice} ${input.boxed}`}>
          <input
            type="radio"
            name="type"
            value={type}
            checked={value.type === type}
            onChange={() => onChange({ ...value, type })}
          />
          <span>
            <b>{name}</b>
            <br />
            <span className="soft">{description}</span>
          </span>
        </label>
      ))}
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
