import { expect, test } from 'vitest';
import { openTestStore } from '../environment/test-store.ts';
import { formOf, TestBrowser } from './test-browser.ts';
import { addAccount, eva, openNode, TestClock } from './test-node.ts';

const clock = new TestClock();

const store = await openTestStore();
const node = await openNode({ store, clock });
await addAccount(store, clock);

test('the sign-in form rejects a form of another site', async () => {
  const attacker = new TestBrowser(node);
  const form = formOf(await attacker.get('/sign-in'));
  const person = new TestBrowser(node);
  const response = await person.post('/sign-in', { ...form, ...eva });
  expect(response.statusCode).toBe(403);
  expect(person.session).toBeUndefined();
});

test.each(['', 'x', 'ü'.repeat(43)])('the sign-in form rejects the token %j', async (csrf) => {
  const person = new TestBrowser(node);
  await person.get('/sign-in');
  expect((await person.post('/sign-in', { ...eva, csrf })).statusCode).toBe(403);
});

test.each([
  ['same-origin', 303],
  ['none', 303],
  ['same-site', 403],
  ['cross-site', 403],
])('the sign-in form responds to Sec-Fetch-Site %s with %i', async (site, status) => {
  const person = new TestBrowser(node);
  const form = formOf(await person.get('/sign-in'));
  const response = await person.post('/sign-in', { ...form, ...eva }, { 'sec-fetch-site': site });
  expect(response.statusCode).toBe(status);
});

test('the rejection contains a valid form with the entered address', async () => {
  const person = new TestBrowser(node);
  const rejected = await person.post('/sign-in', { ...eva, return_to: '/a' });
  expect(rejected.statusCode).toBe(403);
  expect(rejected.body).toContain('value="eva@example.com"');
  const response = await person.post('/sign-in', { ...formOf(rejected), ...eva });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/a']);
});

test('forms in two tabs are both valid', async () => {
  const person = new TestBrowser(node);
  const first = formOf(await person.get('/sign-in'));
  await person.get('/sign-in');
  expect((await person.post('/sign-in', { ...first, ...eva })).statusCode).toBe(303);
});

test('a rejected form does not count as a sign-in attempt', async () => {
  for (let count = 0; count < 10; count++) {
    await new TestBrowser(node).post('/sign-in', { ...eva, password: 'wrong' });
  }
  expect((await new TestBrowser(node).signIn(eva)).statusCode).toBe(303);
});
