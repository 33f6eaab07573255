import { useMutation } from '@tanstack/react-query';
import { type Role, roles } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { useState } from 'react';
import { TextField } from '../../forms/field.tsx';
import { Form, useDraft } from '../../forms/form.tsx';
import { linesOf } from '../../forms/record-draft.ts';
import { paths } from '../../paths.ts';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganizationApi, useOrganizationQuery, useRefresh } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, DescriptionList } from '../../ui/card.tsx';
import { CopyableValue } from '../../ui/code.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { useToast } from '../../ui/toast.tsx';

const path = '/dashboard/api/organizations/{organization_id}/identity-provider';

function useSingleSignOn() {
  const { api, at } = useOrganizationApi();
  const refresh = useRefresh();
  return {
    query: useOrganizationQuery(['identity-provider'], (api, at) => api.GET(path, at())),
    test: (body: schemas.IdentityProviderReplace) => dataOf(api.POST(`${path}/test`, { ...at(), body })),
    replace: (body: schemas.IdentityProviderReplace) => refresh.after(dataOf(api.PUT(path, { ...at(), body }))),
    remove: () => refresh.after(dataOf(api.DELETE(path, at()))),
  };
}

/** Sets, tests and removes the OpenID provider with which the people of an organization sign in. */
export function SingleSignOn() {
  const { id } = useOrganizationApi();
  const { query } = useSingleSignOn();
  return (
    <Page
      title="Single sign-on"
      parent={{ to: paths.members(id), name: 'Members' }}
      description="People with an address of your domains sign in with your OpenID provider, which decides about their memberships and roles here."
    >
      <QueryResult query={query}>
        {(settings) => (
          <>
            <Registration {...settings} />
            {/* The key fills the form with what was stored. */}
            <ProviderForm key={JSON.stringify(settings.provider)} provider={settings.provider} />
            {settings.provider && <RemoveProvider issuer={settings.provider.issuer} />}
          </>
        )}
      </QueryResult>
    </Page>
  );
}

const Registration = ({ redirect_uri, backchannel_logout_uri, domain_record }: schemas.IdentityProviderSettings) => (
  <Card
    title="Before you begin"
    description="Register both URLs at the provider, and create the TXT record at _worklane below each domain, such as _worklane.example.com."
  >
    <DescriptionList
      items={[
        ['Redirect URI', <CopyableValue key="redirect" value={redirect_uri} label="Copy redirect URI" />],
        ['Logout URI', <CopyableValue key="logout" value={backchannel_logout_uri} label="Copy logout URI" />],
        ['TXT record', <CopyableValue key="record" value={domain_record} label="Copy TXT record" />],
      ]}
    />
  </Card>
);

const draftOf = (provider: schemas.IdentityProvider | null) => ({
  issuer: provider?.issuer ?? '',
  client_id: provider?.client_id ?? '',
  domains: provider?.domains.join('\n') ?? '',
  joins: provider?.joins.map(({ role, group }) => [role, group ?? []].flat().join(': ')).join('\n') ?? 'member',
  groups_claim: provider?.groups_claim ?? 'groups',
});

/** Returns a rule for each line: a role, and after a colon a group. */
const joinsOf = (text: string): schemas.JoinRule[] =>
  linesOf(text).map((line) => {
    const [role = '', ...group] = line.split(':').map((part) => part.trim());
    return { role: role as Role, ...(group.length > 0 && { group: group.join(':') }) };
  });

function ProviderForm({ provider }: { provider: schemas.IdentityProvider | null }) {
  const { test, replace } = useSingleSignOn();
  const toast = useToast();
  const draft = useDraft(draftOf(provider));
  // A draft is stored in the browser.
  const [secret, setSecret] = useState('');
  const { value } = draft;
  const mutation = useMutation({
    async mutationFn(action: 'save' | 'test') {
      const { domains, joins, ...texts } = value;
      const lists = { domains: linesOf(domains).map((domain) => domain.toLowerCase()), joins: joinsOf(joins) };
      const body = { ...texts, ...lists, ...(secret !== '' && { client_secret: secret }) };
      if (action === 'test') return test(body);
      await replace(body);
      setSecret('');
      draft.forget();
    },
    onSuccess: (_, action) =>
      toast(action === 'save' ? 'Single sign-on saved' : 'The provider and the domains are right'),
  });
  const field = (name: keyof typeof value) => ({
    pointer: `/${name}`,
    value: value[name],
    onChange: (text: string) => draft.set({ ...value, [name]: text }),
    spellCheck: false,
    required: true,
  });
  return (
    <Form
      draft={draft}
      mutation={mutation}
      onSubmit={() => mutation.mutate('save')}
      submit="Save single sign-on"
      actions={
        <Button variant="secondary" pending={mutation.isPending} onClick={() => mutation.mutate('test')}>
          Test
        </Button>
      }
    >
      <Card
        title="Provider"
        description="When you save, everybody with an address of the domains who has not signed in with the provider is signed out, perhaps you too. They then sign in with it, and in no other way."
      >
        <TextField {...field('issuer')} label="Issuer" type="url" description="The https URL of the provider." />
        <TextField {...field('client_id')} label="Client ID" />
        <TextField
          pointer="/client_secret"
          label="Client secret"
          description={
            provider ? 'Leave it empty to keep the stored one. It is never shown again.' : 'It is never shown again.'
          }
          type="password"
          autoComplete="new-password"
          value={secret}
          onChange={setSecret}
        />
        <TextField
          {...field('domains')}
          label="Domains"
          description="Of the addresses of your people. One per line."
          placeholder="example.com"
          multiline
          withDescendants
        />
        <TextField
          {...field('joins')}
          label="Who joins"
          description={`A role for everybody, or a role and a group at the provider. One per line, such as \`owner: admins\`. Roles: ${Object.keys(roles).join(', ')}.`}
          multiline
          withDescendants
        />
        <TextField
          {...field('groups_claim')}
          label="Groups claim"
          description="The claim with the groups of a person."
        />
      </Card>
    </Form>
  );
}

function RemoveProvider({ issuer }: { issuer: string }) {
  const { remove } = useSingleSignOn();
  return (
    <Card title="Remove single sign-on" description="Members stay members, and sign in with a password again.">
      <ConfirmDialog
        trigger="Remove single sign-on"
        title="Remove single sign-on?"
        description={`Everybody who has signed in with ${issuer} is signed out, and needs a link to set a password.`}
        action={remove}
        done="Single sign-on removed"
      />
    </Card>
  );
}
