import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeService, problem, type Routes } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { SingleSignOn } from './single-sign-on.tsx';

const api = '/dashboard/api/organizations/7/identity-provider';

const provider = {
  issuer: 'https://login.example.com',
  client_id: 'worklane',
  domains: ['example.com'],
  joins: [{ role: 'member' }, { role: 'owner', group: 'admins' }],
  groups_claim: 'groups',
};
const settings = {
  redirect_uri: 'https://worklane.example/sign-in/providers/organization-7/callback',
  backchannel_logout_uri: 'https://worklane.example/sign-in/providers/organization-7/logout',
  domain_record: 'worklane-domain=Zk3v',
  provider: null as object | null,
};

async function show(stored: object | null, routes: Routes = {}) {
  let current = { ...settings, provider: stored };
  const requests = fakeService({
    [`GET ${api}`]: () => ({ body: current }),
    [`PUT ${api}`]: () => {
      current = { ...settings, provider };
      return { body: current };
    },
    [`POST ${api}/test`]: () => ({ status: 204 }),
    [`DELETE ${api}`]: () => {
      current = settings;
      return { status: 204 };
    },
    ...routes,
  });
  const { user } = renderPage(<SingleSignOn />, { at: '/7/members/single-sign-on' });
  await screen.findByText(settings.redirect_uri);
  return { user, changes: () => requests.filter(({ method }) => method !== 'GET') };
}

const field = (name: string) => screen.getByLabelText(name, { exact: false }) as HTMLInputElement;

describe('the page of single sign-on', () => {
  it('stores a provider, by keyboard alone, and forgets the secret', async () => {
    const { user, changes } = await show(null);
    field('Issuer').focus();
    for (const text of [
      'https://login.example.com',
      'worklane',
      'the secret',
      'Example.com',
      'member{Enter}owner: admins',
    ]) {
      await user.keyboard(text);
      await user.tab();
    }
    await user.keyboard('{Enter}');
    await screen.findByText('Single sign-on saved');
    expect(changes().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', api, { ...provider, client_secret: 'the secret' }],
    ]);
    expect(field('Client secret').value).toBe('');
    expect(JSON.stringify(sessionStorage)).not.toContain('the secret');
  });

  it('tests what is in the form, without the secret that is stored', async () => {
    const { user, changes } = await show(provider);
    await user.click(screen.getByRole('button', { name: 'Test' }));
    await screen.findByText('The provider and the domains are right');
    expect(changes().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', `${api}/test`, provider],
    ]);
  });

  it('shows what is wrong at its field', async () => {
    const detail = 'must have its TXT record at _worklane.example.com';
    const { user } = await show(provider, {
      [`POST ${api}/test`]: () => problem(422, 'validation_failed', '1 field is not valid.', { '/domains/0': detail }),
    });
    await user.click(screen.getByRole('button', { name: 'Test' }));
    expect((await screen.findByRole('alert')).textContent).toContain(detail);
    expect(field('Domains').getAttribute('aria-invalid')).toBe('true');
  });

  it('removes a provider after stating the consequence', async () => {
    const { user, changes } = await show(provider);
    await user.click(screen.getByRole('button', { name: 'Remove single sign-on' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(screen.getByRole('alertdialog').textContent).toContain('is signed out');
    await user.click(dialog.getByRole('button', { name: 'Remove single sign-on' }));
    await screen.findByText('Single sign-on removed');
    expect(changes().map(({ method, path }) => [method, path])).toEqual([['DELETE', api]]);
    expect(screen.queryByRole('button', { name: 'Remove single sign-on' })).toBeNull();
  });
});
