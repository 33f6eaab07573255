import { randomUUID } from 'node:crypto';
import { operations, type Resource, resources, type schemas, scopes } from '@worklane/contract';
import { otherOrganization } from '../fixtures/fixtures.ts';
import { expectEqual, MissingPrerequisite } from '../mismatch.ts';
import { makeBatch } from '../world/batch.ts';
import { expectError, expectStatus } from '../world/expectations.ts';
import { expectList } from '../world/list.ts';
import { createRecord, deleteRecord, loadExisting, updateRecord } from '../world/records.ts';
import { type CasesOf, type Scene, scenario } from './case.ts';
import { type Body, minimalBody } from './records/bodies.ts';

type Query = Readonly<Record<string, string>>;

/** A search over kinds: its results must be those of the model, in the same order. */
export const searches: CasesOf = (operation) => {
  if (operation.id !== operations.searchRecords.id) return [];
  return [
    scenario('returns equal names first, then names with all words, then others', ['state'], async (scene) => {
      const word = await prepareMatches(scene);
      const texts = [
        `oak ${word}`,
        `${word}@EXAMPLE.com`,
        word.toUpperCase(),
        word.replace('w', 'ẃ'),
        word.slice(0, -1),
      ];
      for (const q of [word, ...texts, `${word} elm`, '!?']) await expectResults(scene, { q });
      for (const limit of ['1', '2', '3', '100']) await expectResults(scene, { q: word, limit });
      for (const kinds of ['task', 'ticket,contact', 'order']) await expectResults(scene, { q: word, kinds });
      const [task] = scene.world.list(resources.tasks, { q: word });
      if (task) await deleteRecord(scene, resources.tasks, task, { isListed: true });
      await expectResults(scene, { q: word });
    }),
    scenario('returns 20 results by default, of the newest matches of a kind', ['state'], async (scene) => {
      const word = newWord();
      const body = await minimalBody(scene, resources.tasks, { description: word });
      // The first is named by the word, but older than the matches that are ranked.
      const items = Array.from({ length: 52 }, (_, index) => ({
        create: { ...body, title: index < 2 ? word : 'Oil oak panels' },
      }));
      await makeBatch(scene, resources.tasks, { items });
      await expectResults(scene, { q: word });
      await expectResults(scene, { q: word, limit: '100' });
    }),
    scenario('finds records of every kind', ['state', 'members'], async (scene) => {
      for (const resource of Object.values<Resource>(resources)) {
        const { kind, schemas } = resource;
        if (schemas.create === null) await loadExisting(scene, resource);
        const record = schemas.create === null ? scene.world.all(resource)[0] : await createMatch(scene, resource);
        const [text = ''] = textsOf(resource).flatMap((name) => record?.[name] ?? []);
        await expectResults(scene, { q: String(text), kinds: kind });
      }
    }),
    scenario('finds words as people type them', ['state'], async (scene) => {
      const { tasks } = resources;
      const ids: number[] = [];
      for (const title of titles) ids.push((await createWith(scene, tasks, { title }))?.id ?? 0);
      for (const q of typed) await expectList(scene, tasks, Object.entries({ ids: ids.join(), q }));
    }),
    scenario('searches only kinds whose scope the token has', ['state', 'tokens'], async (scene) => {
      const [narrow] = scene.target.tokens.narrow;
      if (!narrow) throw new MissingPrerequisite('the credentials provide no token with one scope');
      const word = newWord();
      const readable = Object.values<Resource>(resources).filter(({ scopes: { read } }) => read === narrow.scope);
      for (const resource of [resources.tasks, ...readable]) await createMatch(scene, resource, word);
      await expectResults(scene, { q: word }, narrow);
      for (const { kind } of readable) await expectResults(scene, { q: word, kinds: `task,${kind}` }, narrow);
      const headers = { authorization: `Bearer ${narrow.token}` };
      const query = `?${new URLSearchParams({ q: word, kinds: 'task' })}`;
      expectError(await scene.session.request(operation, { query, headers }), 403, 'insufficient_scope');
    }),
    scenario('hides the records of another organization', ['state', 'tokens'], async (scene) => {
      const word = newWord();
      const other = otherOrganization(scene);
      await createRecord(other, resources.tasks, { title: word }, { isListed: true });
      await expectResults(scene, { q: word });
      await expectResults(other, { q: word });
    }),
  ];
};

/** Titles, and how people look for them: guide Conventions, Search. */
const titles = [
  ...['Müller, Straße, Ærø', 'A/B-Test for node.js', "O'Neill on 1,250 m²", 'O-2026-00069 at -12.5'],
  ...['+49 (30) 1234-567', 'anna.meyer@example.com', '東京都庁', 'ＡＢＣ ｶﾞｲﾄﾞ', 'Testing 12345678'],
  ...['Donaudampfschifffahrtsgesellschaftskapitän', '030 765-4321'],
];

const typed = [
  'muller|MÜLLER aero|strasse|straß|mull strasse|strasse mull|test|b-test|nodejs|node.js',
  'oneill|neill|1250|250|00069|2026-00069|12|1234567|0301234567|0049 30 1234|+4930|meyer',
  'example.com|annameyer|東京|京都|都|庁|都東|7654321|abc|ガイド|testing test|test testing',
  'uller|eyer|muller aero straß|muller aero elm|donaudampfschifffahrtsgesellschaftskapitan|donaudampfschifffahrtsgesellschaftskapitane',
].flatMap((line) => line.split('|'));

/** Returns a word that no record has. */
const newWord = () => `w${randomUUID().replaceAll('-', '')}`;

const textsOf = ({ fields }: Resource) => Object.keys(fields).filter((name) => fields[name]?.searchable);

/** Creates a record that has a word in one of its texts, if these can be written. */
async function createMatch(scene: Scene, resource: Resource, word = newWord()) {
  const text = textsOf(resource).find((name) => resource.fields[name]?.writable);
  return createWith(scene, resource, text === undefined ? {} : { [text]: word });
}

const createWith = async (scene: Scene, resource: Resource, fields: Body) =>
  createRecord(scene, resource, await minimalBody(scene, resource, fields), { isListed: true });

/** Creates records of several kinds that have a word in different fields. */
async function prepareMatches(scene: Scene): Promise<string> {
  const word = newWord();
  const company = await createWith(scene, resources.companies, { name: 'Pine', email: `${word}@example.com` });
  await createWith(scene, resources.contacts, { last_name: word });
  await createWith(scene, resources.tasks, { title: `Oil oak ${word}` });
  await createWith(scene, resources.tasks, { title: 'Oil oak', description: word });
  await createWith(scene, resources.tickets, { subject: 'Elm', description: `${word} and oak` });
  await createWith(scene, resources.projects, { name: `${word} of oak` });
  // The order of updates is not the order of creation.
  if (company) await updateRecord(scene, resources.companies, company, { custom_fields: { updated: true } });
  return word;
}

interface Narrow {
  readonly scope: string;
  readonly token: string;
}

/** @param narrow the token, if it has one scope only */
async function expectResults({ session, world }: Pick<Scene, 'session' | 'world'>, query: Query, narrow?: Narrow) {
  const headers = narrow && { authorization: `Bearer ${narrow.token}` };
  const text = `?${new URLSearchParams(query)}`;
  const response = await session.request(operations.searchRecords, { query: text, ...(headers && { headers }) });
  expectStatus(response, 200);
  const { q = '', kinds, limit = '20' } = query;
  const organizationId = world.organizationId;
  const access = { organizationId, scopes: new Set(narrow ? [narrow.scope] : Object.keys(scopes)) };
  const search = { q, limit: Number(limit), ...(kinds !== undefined && { kinds: kinds.split(',') }) };
  const expected = world.store.search(access, organizationId, search).data;
  const { data } = response.json as schemas.SearchResults;
  // RFC 3339 does not require milliseconds.
  const given = data.map((each) => ({ ...each, updated_at: new Date(each.updated_at).toISOString() }));
  expectEqual('the results', given, expected);
}
