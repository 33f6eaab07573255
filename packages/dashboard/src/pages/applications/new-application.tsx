import type { schemas } from '@worklane/contract/dashboard';
import { useNavigate } from 'react-router';
import { FieldGroup } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSending } from '../../forms/use-sending.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { useShownSecret } from '../../session/use-shown-secret.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import input from '../../ui/input.module.css';
import { Page } from '../../ui/page.tsx';
import { type ApplicationDraft, ApplicationFields, redirectUris } from './application-form.tsx';
import { OwnersOnly } from './owners-only.tsx';
import { useApplicationCalls } from './queries.ts';

const empty: ApplicationDraft = { name: '', type: 'private', redirect_uris: '', scopes: [], with_secret: true };

/** Creates an application, and leads to its credentials. */
export function NewApplication() {
  const { id } = useOrganization();
  const navigate = useNavigate();
  const calls = useApplicationCalls();
  const { show } = useShownSecret('new');
  const draft = useDraft(empty);
  const sending = useSending(async (body: schemas.ApplicationCreate) => {
    const { client_id, client_secret } = await calls.create(body);
    draft.forget();
    if (client_secret !== null) show(client_id, client_secret);
    await navigate(paths.application(id, client_id));
  });
  const send = () => {
    const { name, type, scopes, with_secret } = draft.value;
    const own = type === 'public' ? { with_secret } : {};
    sending.mutate({ name, type, scopes, redirect_uris: redirectUris(draft.value), ...own });
  };
  return (
    <Page title="New application" above={{ to: paths.applications(id), name: 'Applications' }}>
      <OwnersOnly />
      <Form
        draft={draft}
        error={sending.error}
        pending={sending.isPending}
        onSubmit={send}
        submit="Create application"
        actions={
          <ButtonLink look="quiet" to={paths.applications(id)}>
            Cancel
          </ButtonLink>
        }
      >
        <TypeChoice value={draft.value} onChange={draft.set} />
        <ApplicationFields value={draft.value} onChange={draft.set} />
      </Form>
    </Page>
  );
}

const types = [
  {
    type: 'private',
    name: 'Private',
    about: 'Works for your organization alone: a script, a server, an integration. It gets tokens by its secret.',
  },
  {
    type: 'public',
    name: 'Public',
    about: 'Acts for people of any organization, who sign in and allow it: a web site, an app.',
  },
] as const;

function TypeChoice({ value, onChange }: { value: ApplicationDraft; onChange: (value: ApplicationDraft) => void }) {
  return (
    <Card>
      <FieldGroup pointer="/type" label="Type" description="It cannot be changed later." required>
        {types.map(({ type, name, about }) => (
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
              <span className="soft">{about}</span>
            </span>
          </label>
        ))}
      </FieldGroup>
      {value.type === 'public' && (
        <label className={input.choice}>
          <input
            type="checkbox"
            checked={value.with_secret}
            onChange={(event) => onChange({ ...value, with_secret: event.target.checked })}
          />
          <span>
            <b>It can keep a secret</b>
            <br />
            <span className="soft">
              A server can. A program on a device or in a browser cannot: it proves itself by PKCE alone.
            </span>
          </span>
        </label>
      )}
    </Card>
  );
}
