import { type Resource, resources } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { prompts } from '../src/prompts/register-prompts.ts';
import { filtersOf, sortFieldsOf } from '../src/records/filter.ts';
import { tools } from '../src/tools/tools.ts';
import { connect, mockServer } from './connect.ts';

describe.each(prompts)('$name', ({ name, reads, changes, arguments: args, text }) => {
  const kinds = [...new Set([...reads, ...changes])].map((kind) => (resources as Record<string, Resource>)[kind]);
  const values = Object.fromEntries(Object.keys(args).map((each) => [each, 'X']));

  it('names only tools, fields, filters and values that exist', () => {
    const known = new Set([
      ...tools.map((tool) => tool.name),
      ...kinds.flatMap((kind) => {
        const resource = kind ?? expect.unreachable();
        const enums = Object.values(resource.fields).flatMap((field) => field.enum ?? []);
        return [...Object.keys(resource.fields), ...filtersOf(resource), ...sortFieldsOf(resource), ...enums];
      }),
    ]);
    const written = text(values);
    const [, fields = ''] = /with the fields ([^.]*)/.exec(written) ?? [];
    const statuses = [...written.matchAll(/\bstatus (\w+)/g)].map(([, status = '']) => status);
    const names = [...(written.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []), ...fields.split(/, | and /), ...statuses];
    expect(names.filter((each) => each !== '' && !known.has(each))).toEqual([]);
  });

  it('has the arguments that it documents, all of them required, and a text with their values', async () => {
    const { client } = await connect(await mockServer());
    const { prompts: listed } = await client.listPrompts();
    const prompt = listed.find((each) => each.name === name);
    expect(prompt?.arguments ?? []).toEqual(
      Object.entries(args).map(([each, description]) => ({ name: each, description, required: true })),
    );
    const { messages } = await client.getPrompt({ name, arguments: values });
    const written = expect.stringMatching(Object.keys(args).length > 0 ? /\bX\b/ : /\w/);
    expect(messages).toEqual([{ role: 'user', content: { type: 'text', text: written } }]);
  });
});

it('rejects a prompt without its argument', async () => {
  const { client } = await connect(await mockServer());
  await expect(client.getPrompt({ name: 'prepare_meeting', arguments: {} })).rejects.toThrow(/company/);
});
