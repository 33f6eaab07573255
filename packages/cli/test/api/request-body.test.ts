import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestBody } from '../../src/api/request-body.ts';
import { contract } from '../../src/contract.ts';
import { runCli } from '../run-cli.ts';

const body = (id: string, ...field: string[]) => requestBody(contract.operation(id), { field }, undefined as never);

describe('--field', () => {
  it.each([
    ['createTask', ['title=5'], { title: '5' }],
    ['createTask', ['estimated_minutes=5'], { estimated_minutes: 5 }],
    ['createTask', ['estimated_minutes=soon'], { estimated_minutes: 'soon' }],
    ['createTask', ['description=null'], { description: null }],
    ['createTask', ['title=null'], { title: 'null' }],
    ['createTask', ['title=a=b'], { title: 'a=b' }],
    ['createProduct', ['active=true', 'name=true'], { active: true, name: 'true' }],
    ['createTask', ['tags=a,b', 'tags=c'], { tags: ['a', 'b', 'c'] }],
    ['createTask', ['tags=["a,b"]'], { tags: ['a,b'] }],
    ['createTask', ['tags='], { tags: [] }],
    ['createAppointment', ['attendee_ids=1,2'], { attendee_ids: [1, 2] }],
    ['createProject', ['budget={"amount":1,"currency":"EUR"}'], { budget: { amount: 1, currency: 'EUR' } }],
    ['createProject', ['budget.amount=1', 'budget.currency=EUR'], { budget: { amount: 1, currency: 'EUR' } }],
    ['createProject', ['budget=null'], { budget: null }],
    ['createOrder', ['line_items[0].quantity=2.5'], { line_items: [{ quantity: 2.5 }] }],
    [
      'createContact',
      ['address.postal_code=01067', 'last_name=0x10'],
      { address: { postal_code: '01067' }, last_name: '0x10' },
    ],
    [
      'createTask',
      ['custom_fields.a=1', 'custom_fields.b=x', 'custom_fields.c=false'],
      { custom_fields: { a: 1, b: 'x', c: false } },
    ],
    ['createTask', ['custom_fields.a="1"'], { custom_fields: { a: '1' } }],
    ['updateTask', ['custom_fields.a=null'], { custom_fields: { a: null } }],
  ])('gives %s the type of the field: %j', async (id, fields, expected) => {
    await expect(body(id, ...fields)).resolves.toEqual(expected);
  });

  it.each([
    ['createTask', 'titel=x', 'Unknown field "titel". Did you mean "title"? The fields are: title,'],
    ['createProject', 'budget.curency=x', 'Unknown field "curency" in budget. Did you mean "currency"?'],
    ['createTask', 'status=opne', 'Unknown status "opne". Did you mean "open"? Use one of: open,'],
    ['createTask', 'title.a=x', 'title is not an object.'],
    ['createTask', 'title[0]=x', 'title is not a list.'],
    ['createOrder', 'line_items[1].quantity=1', 'line_items[0] is missing: set the items in order.'],
    ['createOrder', 'line_items=[{]', 'Malformed JSON in --field line_items, line 1, column 3:'],
    ['createTask', 'custom_fields.a=9007199254740993', 'in --field custom_fields.a would become 9007199254740992.'],
    [
      'createTask',
      'custom_fields={"a":0.1234567890123456789}',
      'custom_fields at /a would become 0.12345678901234568.',
    ],
    ['createTask', 'title', 'Invalid --field title. Use name=value, such as title=Paint.'],
    ['createTask', 'tags[]=x', 'Invalid field "tags[]".'],
    ['createTask', 'custom_fields.__proto__=x', 'Invalid field "custom_fields.__proto__".'],
  ])('rejects for %s: %s', async (id, field, message) => {
    await expect(body(id, field)).rejects.toThrow(message);
  });
});

describe('--input', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worklane-'));
    await writeFile(join(folder, 'task.json'), '{"title": "Paint", "tags": ["a"], "custom_fields": {"x": 1}}');
    await writeFile(join(folder, 'malformed.json'), '{\n  "title": "Paint",\n}');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const read = (input: string, ...field: string[]) =>
    requestBody(contract.operation('createTask'), { field, input: join(folder, input) }, undefined as never);

  it('reads a file, in which fields are set or replaced', async () => {
    await expect(read('task.json', 'title=Draw', 'custom_fields.y=2', 'tags=b')).resolves.toEqual({
      title: 'Draw',
      tags: ['b'],
      custom_fields: { x: 1, y: 2 },
    });
  });

  it('reports the place of malformed JSON', async () => {
    await expect(read('malformed.json')).rejects.toThrow('malformed.json, line 3, column 1: Expected double-quoted');
  });

  it('reports a missing file', async () => {
    await expect(read('missing.json')).rejects.toThrow('missing.json: The file does not exist.');
  });

  it('reads standard input for a hyphen', async () => {
    const env = { WORKLANE_TOKEN: 'x', WORKLANE_ORGANIZATION_ID: '1' };
    const { stdout } = await runCli(['api', 'createTask', '--input', '-', '--curl'], {
      env,
      input: '{"title":"Paint"}',
    });
    expect(stdout).toContain(`-d '{"title":"Paint"}'`);
  });

  it('fills in the organization of webhooks', async () => {
    const env = { WORKLANE_TOKEN: 'x', WORKLANE_ORGANIZATION_ID: '1042' };
    const fields = ['--field', 'url=https://example.com', '--field', 'events=task.created'];
    const { stdout } = await runCli(['api', 'createWebhook', ...fields, '--curl'], { env });
    expect(stdout).toContain('"org_id":1042');
  });
});
