import { expect, it } from 'vitest';
import { type ConsentPage, consentPage } from './consent-page.ts';

const pine = { organizationId: 7, name: 'Harbour & Pine', role: 'owner' } as const;
const studio = { organizationId: 9, name: 'Lighthouse Studio', role: 'member' } as const;

const page = (change: Partial<ConsentPage> = {}): string =>
  consentPage({
    application: { name: 'Beacon Reports', clientId: 'app_1', organizationName: 'Lighthouse Studio' },
    account: { name: 'Eva Lindqvist', email: 'eva@example.com' },
    scopes: ['tasks.read', 'tasks.write'],
    organizations: [pine, studio],
    action: '/oauth/authorize/abc/decide?x=1&y=2',
    csrf: 'the-token',
    ...change,
  });

const radios = (text: string) => [...text.matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => radio);

it('says who asks, for what, and who answers', () => {
  const text = page();
  for (const words of ['Beacon Reports', 'Lighthouse Studio', 'Tasks', 'Read; create, change and delete']) {
    expect(text).toContain(words);
  }
  expect(text).toContain('Eva Lindqvist (eva@example.com)');
});

it('posts the answer with the token of the session', () => {
  const text = page();
  expect(text).toContain('<form method="post" action="/oauth/authorize/abc/decide?x=1&amp;y=2">');
  expect(text).toContain('<input type="hidden" name="csrf" value="the-token">');
  expect(text).toContain('name="decision" value="approve"');
  expect(text).toContain('name="decision" value="deny"');
});

it('lets a person of several organizations choose, and chooses none itself', () => {
  const [first = '', second = '', ...others] = radios(page());
  expect(others).toEqual([]);
  expect(first).toContain('value="7"');
  expect(second).toContain('value="9"');
  expect(first + second).not.toContain('checked');
});

it('has chosen the only organization of a person', () => {
  expect(radios(page({ organizations: [pine] }))).toEqual([expect.stringContaining('checked')]);
});

it('explains to a person in no organization why nothing can be allowed', () => {
  const text = page({ organizations: [] });
  expect(text).toContain('You belong to no organization');
  expect(text).not.toContain('value="approve"');
  expect(text).toContain('value="deny"');
});

it('says what was wrong with the answer before', () => {
  const text = page({ error: 'Choose an organization.' });
  expect(text).toContain('<title>Error: Allow');
  expect(text).toContain('role="alert">Choose an organization.');
});

it('escapes every name', () => {
  const evil = `"><script>alert('x')</script>`;
  const text = page({
    application: { name: evil, clientId: evil, organizationName: evil },
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
