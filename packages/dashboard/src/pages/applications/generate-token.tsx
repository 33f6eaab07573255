import calls from 'contract:calls';
import type { schemas } from '@worklane/contract/dashboard';
import { useState } from 'react';
import { curlLine } from '../../contract/request-lines.ts';
import { scopeChoices } from '../../contract/scope-groups.ts';
import { FieldErrorsProvider, fieldErrors } from '../../forms/field-errors.ts';
import { GroupedChoices } from '../../forms/grouped-choices.tsx';
import { useSending } from '../../forms/use-sending.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { ProblemNotice } from '../../ui/problem-notice.tsx';
import { SecretOnce } from '../../ui/secret-once.tsx';
import { count } from '../../ui/words.ts';
import { useApplicationCalls } from './queries.ts';

/** "Generate Token": a token of a private application, with the line that uses it. */
export function GenerateToken({ application }: { application: schemas.Application }) {
  const { role } = useOrganization();
  const [scopes, setScopes] = useState<readonly string[]>(application.scopes);
  const { generateToken } = useApplicationCalls();
  const sending = useSending(() => generateToken(application.client_id, [...scopes]));
  if (application.type !== 'private' || role !== 'owner') return null;
  return (
    <Card
      title="Generate Token"
      lead="An access token for your organization, without a request for it. Good for a first call, and for scripts."
      actions={
        <Button pending={sending.isPending} onClick={() => sending.mutate(undefined)}>
          Generate Token
        </Button>
      }
    >
      <FieldErrorsProvider value={fieldErrors(sending.error)}>
        {sending.error && <ProblemNotice error={sending.error} />}
        {sending.data && <Token token={sending.data} />}
        <details>
          <summary>
            With {scopes.length === application.scopes.length ? 'all its scopes' : count(scopes.length, 'scope')}
          </summary>
          <GroupedChoices
            pointer="/scopes"
            label="Scopes of the token"
            groups={scopeChoices(application.scopes)}
            value={scopes}
            onChange={setScopes}
          />
        </details>
      </FieldErrorsProvider>
    </Card>
  );
}

function Token({ token }: { token: schemas.ApplicationToken }) {
  const [collection = 'tasks'] = (token.scope.split(' ').find((scope) => scope.endsWith('.read')) ?? '').split('.');
  const call = calls[collection]?.list;
  const target = { origin: location.origin, organization: token.organization_id, token: token.access_token };
  return (
    <>
      <SecretOnce name="Access token" secret={token.access_token} />
      {call && <CodeBlock title="Use it" code={curlLine(call, { collection, action: 'list' }, target)} />}
    </>
  );
}
