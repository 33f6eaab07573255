import { scopes } from '@worklane/contract';
import { type HTMLButtonElement, type HTMLFormElement, type HTMLInputElement, Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { type ConsentPage, consentPage, permissionGroups } from './consent-page.ts';

const pine = { organizationId: 7, name: 'Harbour & Pine', role: 'owner' } as const;
const studio = { organizationId: 9, name: 'Lighthouse Studio', role: 'member' } as const;
const owner = { organizationId: 9, organizationName: 'Lighthouse Studio' };

const page = (change: Partial<ConsentPage> = {}): string =>
  consentPage({
    application: { name: 'Beacon Reports', owner },
    returnsTo: 'reports.example',
    account: { name: 'Eva Lindqvist', email: 'eva@example.com' },
    scopes: ['tasks.read', 'tasks.write'],
    organizations: [pine, studio],
    action: '/oauth/authorize/abc/decide?x=1&y=2',
    csrf: 'the-token',
    ...change,
  });

const radios = (text: string) => [...text.matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => radio);

const window = new Window();

/** Returns the form of the decision, its first organization, and its buttons. */
function controls() {
  const document = new window.DOMParser().parseFromString(page(), 'text/html');
  const form = document.querySelector('form:has([name=decision])') as HTMLFormElement;
  const radio = form.querySelector('[name=organization_id]') as HTMLInputElement;
  return { form, radio, button: (value: string) => form.querySelector(`[value=${value}]`) as HTMLButtonElement };
}

describe('consentPage', () => {
  it('shows the application, the requested permissions, how long they last and the account', () => {
    const text = page();
    for (const value of ['Beacon Reports', 'Lighthouse Studio', 'Tasks', 'Read; create, ', 'until you revoke it']) {
      expect(text).toContain(value);
    }
    expect(text).toContain('Eva Lindqvist (eva@example.com)');
  });

  it('names the organization of an application, and Worklane for one of its own', () => {
    expect(page()).toContain('Beacon Reports is an application of Lighthouse Studio.');
    expect(page({ application: { name: 'Worklane CLI', owner: null } })).toContain(
      'Worklane CLI is an application of Worklane that runs on your computer.',
    );
  });

  it('names the host of an application that is not registered, and warns about what is unverified', () => {
    const document = { host: 'agent.example', grantTypes: ['authorization_code'] };
    const unregistered = { application: { name: 'Compass', owner: null, document } };
    const text = page(unregistered);
    expect(text).toContain('An application on <b>agent.example</b> that calls itself Compass');
    expect(text).toContain('Worklane has not verified it.');
    expect(text).not.toContain('is an application of Worklane');
    expect(text).not.toContain('class="problem"');
    expect(page({ ...unregistered, risk: 'device' })).toContain('Anything on this device can pose as Compass');
    expect(page({ ...unregistered, risk: 'other host' })).toContain(
      'The application is described on agent.example, but you will be redirected to reports.example.',
    );
  });

  it('states whether access is for AI agents', () => {
    expect(page({ forAgents: true })).toContain('for AI agents: they work on your behalf');
    expect(page()).not.toContain('AI agents');
  });

  it('names the host to which the browser returns', () => {
    expect(page()).toContain('You will be redirected to <b>reports.example</b>.');
  });

  it('posts the decision with the CSRF token of the session', () => {
    const text = page();
    expect(text).toContain('<form method="post" action="/oauth/authorize/abc/decide?x=1&amp;y=2">');
    expect(text).toContain('<input type="hidden" name="csrf" value="the-token">');
    expect(text).toContain('name="decision" value="approve"');
    expect(text).toContain('name="decision" value="deny"');
  });

  it('preselects no organization if there are several', () => {
    const [first = '', second = '', ...others] = radios(page());
    expect(others).toEqual([]);
    expect(first).toContain('value="7"');
    expect(second).toContain('value="9"');
    expect(first + second).not.toContain('checked');
  });

  it('preselects the only organization', () => {
    expect(radios(page({ organizations: [pine] }))).toEqual([expect.stringContaining('checked')]);
  });

  it.each([
    ['without an organization', []],
    ['without a sufficient role', [{ ...pine, role: 'viewer' as const }]],
  ])('names the host of an application with a metadata document %s', (_what, organizations) => {
    const document = { host: 'agent.example', grantTypes: [] };
    const text = page({
      ...{ application: { name: 'Agent', owner: null, document }, scopes: ['webhooks.write'], organizations },
    });
    expect(text).toContain('Back to Agent on agent.example<');
    expect(text).not.toContain('value="approve"');
  });

  it.each([
    [
      'approve',
      [
        ['csrf', 'the-token'],
        ['organization_id', '7'],
        ['decision', 'approve'],
      ],
    ],
    [
      'deny',
      [
        ['csrf', 'the-token'],
        ['organization_id', '7'],
        ['decision', 'deny'],
      ],
    ],
  ])('sends the chosen organization and the decision to %s', (decision, sent) => {
    const { form, radio, button } = controls();
    radio.checked = true;
    expect([...new window.FormData(form, button(decision))]).toEqual(sent);
  });

  it('requires an organization to allow access, but not to deny it', () => {
    const { form, button } = controls();
    expect(form.checkValidity()).toBe(false);
    expect([button('approve').formNoValidate, button('deny').formNoValidate]).toEqual([false, true]);
  });

  it('shows the error of the previous submission', () => {
    const text = page({ error: 'Choose an organization.' });
    expect(text).toContain('<title>Error: Allow');
    expect(text).toContain('role="alert">Choose an organization.');
  });

  it('escapes every value', () => {
    const evil = `"><script>alert('x')</script>`;
    const text = page({
      application: { name: evil, owner: { organizationId: 9, organizationName: evil } },
      account: { name: evil, email: evil },
      scopes: [evil],
      organizations: [{ ...pine, name: evil }],
      action: evil,
      csrf: evil,
      error: evil,
    });
    expect(text).not.toContain('<script');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
  });
});

describe('permissionGroups', () => {
  it('describes the scopes of each resource, in the order of the contract', () => {
    expect(permissionGroups(['webhooks.read', 'tasks.write', 'contacts.read', 'tasks.read'])).toEqual([
      { name: 'Tasks', permissions: expect.stringMatching(/^Read; create, \w+ and delete$/) },
      { name: 'Contacts', permissions: 'Read' },
      { name: 'Webhooks', permissions: 'Read webhooks, their logs and the event types' },
    ]);
  });

  it('describes every scope of the contract', () => {
    for (const scope of Object.keys(scopes)) expect(permissionGroups([scope])[0]?.permissions).toMatch(/^[A-Z]\w+/);
  });

  it('describes write access without read access', () => {
    expect(permissionGroups(['deals.write'])).toEqual([
      { name: 'Deals', permissions: expect.stringMatching(/^Create, \w+ and delete$/) },
    ]);
  });
});
