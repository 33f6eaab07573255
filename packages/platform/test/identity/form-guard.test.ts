import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/compose.ts';
import type { Store } from '../../src/database/store.ts';
import { openTestStore } from '../environment/test-store.ts';
import { addAccount, eva, openNode, TestClock } from './people.ts';
import { formOf, TestBrowser } from './test-browser.ts';

const clock = new TestClock();
let store: Store;
let node: Service;

beforeAll(async () => {
  store = await openTestStore();
  node = await openNode({ store, clock });
  await addAccount(store, clock);
});
afterAll(async () => {
  await node.stop();
  await store.close();
});

test('a form of another site signs nobody in', async () => {
  const attacker = new TestBrowser(node);
  const form = formOf(await attacker.get('/sign-in'));
  const person = new TestBrowser(node);
  const answer = await person.post('/sign-in', { ...form, ...eva });
  expect(answer.statusCode).toBe(403);
  expect(person.session).toBeUndefined();
});

test('nor does one for a person who has the page open', async () => {
  const form = formOf(await new TestBrowser(node).get('/sign-in'));
  const person = new TestBrowser(node);
  await person.get('/sign-in');
  expect((await person.post('/sign-in', { ...form, ...eva })).statusCode).toBe(403);
});

test.each(['', 'x', 'ü'.repeat(43)])('the token %j is refused', async (csrf) => {
  const person = new TestBrowser(node);
  await person.get('/sign-in');
  expect((await person.post('/sign-in', { ...eva, csrf })).statusCode).toBe(403);
});

test.each([
  ['same-origin', 303],
  ['none', 303],
  ['same-site', 403],
  ['cross-site', 403],
])('a browser that says it comes from %s is answered with %i', async (site, status) => {
  const person = new TestBrowser(node);
  const form = formOf(await person.get('/sign-in'));
  const answer = await person.post('/sign-in', { ...form, ...eva }, { 'sec-fetch-site': site });
  expect(answer.statusCode).toBe(status);
});

test('who is refused gets a form that works, with the address that was typed', async () => {
  const person = new TestBrowser(node);
  const refused = await person.post('/sign-in', { ...eva, return_to: '/a' });
  expect(refused.statusCode).toBe(403);
  expect(refused.body).toContain('value="eva@example.com"');
  const answer = await person.post('/sign-in', { ...formOf(refused), ...eva });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/a']);
});

test('forms in two tabs both work', async () => {
  const person = new TestBrowser(node);
  const first = formOf(await person.get('/sign-in'));
  await person.get('/sign-in');
  expect((await person.post('/sign-in', { ...first, ...eva })).statusCode).toBe(303);
});

test('a form that is refused costs nobody an attempt', async () => {
  for (let count = 0; count < 10; count++) {
    await new TestBrowser(node).post('/sign-in', { ...eva, password: 'wrong' });
  }
  expect((await new TestBrowser(node).signIn(eva)).statusCode).toBe(303);
});
