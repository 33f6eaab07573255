import { Form } from '@base-ui/react/form';
import { useMutation } from '@tanstack/react-query';
import type { schemas } from '@worklane/contract/dashboard';
import { useMemo, useState } from 'react';
import { scopeChoices } from '../../contract/choices.ts';
import { curlExample } from '../../contract/curl-example.ts';
import { CheckboxGroups } from '../../forms/checkbox-groups.tsx';
import { formErrors, TextField } from '../../forms/field.tsx';
import { useOrganization } from '../../session/organization.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code.tsx';
import { count } from '../../ui/labels.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { RevealedSecret } from '../../ui/revealed-secret.tsx';
import { useApplicationActions } from './queries.ts';
import { initialLifetime, secondsOf, TokenLifetimeFields } from './token-lifetime.tsx';

/** Generates an access token of a private application, and shows a command that uses it. */
export function GenerateToken({ application }: { application: schemas.Application }) {
  const { role } = useOrganization();
  const [scopes, setScopes] = useState<readonly string[]>(application.scopes);
  const [name, setName] = useState('');
  const [lifetime, setLifetime] = useState(() => initialLifetime(application));
  const { generateToken } = useApplicationActions();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      generateToken(application.client_id, {
        ...(name.trim() !== '' && { name: name.trim() }),
        scopes: [...scopes],
        expires_in: secondsOf(lifetime, new Date()),
      }),
    onSuccess: () => setName(''),
  });
  const errors = useMemo(() => formErrors(error), [error]);
  if (application.type !== 'private' || role !== 'owner') return null;
  return (
    <Form errors={errors} onFormSubmit={() => mutate()}>
      <Card
        title="Generate Token"
        description="Create an access token without calling the token endpoint, for a first request or a script."
        actions={
          <Button type="submit" pending={isPending}>
            Generate Token
          </Button>
        }
      >
        {error && <ErrorNotice error={error} />}
        {data && <GeneratedToken token={data} />}
        <TextField
          pointer="/name"
          label="Token name"
          description="Optional. Tells the token apart in the list of access."
          short
          value={name}
          onChange={setName}
        />
        <TokenLifetimeFields application={application} value={lifetime} onChange={setLifetime} />
        <details>
          <summary>
            {scopes.length === application.scopes.length ? 'All scopes' : count(scopes.length, 'scope')} selected
          </summary>
          <CheckboxGroups
            pointer="/scopes"
            label="Scopes of the token"
            groups={scopeChoices(application.scopes)}
            value={scopes}
            onChange={setScopes}
          />
        </details>
      </Card>
    </Form>
  );
}

function GeneratedToken({ token }: { token: schemas.ApplicationToken }) {
  const [collection = 'tasks'] = (token.scope.split(' ').find((scope) => scope.endsWith('.read')) ?? '').split('.');
  const example = curlExample(collection, token.organization_id, token.access_token);
  return (
    <>
      <RevealedSecret name="Access token" secret={token.access_token} />
      {example && <CodeBlock title="Example request" code={example} />}
    </>
  );
}
