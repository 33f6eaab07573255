import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundle, createConfig, lint } from '@redocly/openapi-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import worklanePlugin from '../src/plugin.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-rules-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function writeSpecs(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

async function bundleOf(files: Record<string, string>) {
  await writeSpecs(files);
  const config = await createConfig({
    plugins: [worklanePlugin()],
    preprocessors: { 'worklane/inline-property-references': 'error' },
  });
  const result = await bundle({ ref: join(folder, 'openapi.yaml'), config });
  const { components } = result.bundle.parsed as { components: { schemas: object } };
  return { schemas: components.schemas, problems: result.problems.map(({ message }) => message) };
}

const root = (file: string) => `
openapi: 3.1.0
info: { title: Notes, version: '1' }
components:
  schemas:
    NoteCreate: { $ref: ${file} }
`;
const note = `
title: Note
type: object
properties:
  text: { type: string, description: The text. }
  price: { description: The price., oneOf: [{ $ref: ./Money.yaml }] }
`;

describe('inline-property-references', () => {
  it('replaces a reference by the property, with the keywords beside the reference', async () => {
    const { schemas, problems } = await bundleOf({
      'openapi.yaml': root('./note/NoteCreate.yaml'),
      'note/Note.yaml': note,
      'note/NoteCreate.yaml': `
type: object
properties:
  text: { $ref: ./Note.yaml#/properties/text, default: Hello }
`,
    });
    expect(problems).toEqual([]);
    expect(schemas).toEqual({
      NoteCreate: {
        type: 'object',
        properties: { text: { type: 'string', description: 'The text.', default: 'Hello' } },
      },
    });
  });

  it('keeps a reference to a named schema, with the keywords beside both references', async () => {
    const { schemas, problems } = await bundleOf({
      'openapi.yaml': root('./other/NoteCreate.yaml'),
      'note/NoteStatus.yaml': 'enum: [draft, sent]',
      'note/Note.yaml': `
type: object
properties:
  status: { $ref: ./NoteStatus.yaml, description: The status., x-filter: equals }
  second: { $ref: ./NoteStatus.yaml }
`,
      'other/NoteCreate.yaml': `
type: object
properties:
  status: { $ref: ../note/Note.yaml#/properties/status, description: The first status., default: draft }
  second: { $ref: ../note/Note.yaml#/properties/second }
`,
    });
    expect(problems).toEqual([]);
    expect(schemas).toEqual({
      NoteStatus: { enum: ['draft', 'sent'] },
      NoteCreate: {
        type: 'object',
        properties: {
          status: {
            $ref: '#/components/schemas/NoteStatus',
            description: 'The first status.',
            default: 'draft',
            'x-filter': 'equals',
          },
          second: { $ref: '#/components/schemas/NoteStatus' },
        },
      },
    });
  });

  it('leaves problems of a property to the file that defines it', async () => {
    await writeSpecs({
      'openapi.yaml': `
openapi: 3.1.0
info: { title: Notes, version: '1' }
components:
  schemas:
    Note: { $ref: ./Note.yaml }
    NoteCreate: { $ref: ./NoteCreate.yaml }
`,
      'Note.yaml': `
properties:
  words: { type: integer }
  note_id: { type: integer }
  labels: { items: { enum: [red] } }
`,
      'NoteCreate.yaml': `
properties:
  words: { $ref: ./Note.yaml#/properties/words }
  note_id: { $ref: ./Note.yaml#/properties/note_id }
  labels: { $ref: ./Note.yaml#/properties/labels }
`,
    });
    const config = await createConfig({
      plugins: [worklanePlugin()],
      preprocessors: { 'worklane/inline-property-references': 'error' },
      rules: {
        'worklane/integer-format': 'error',
        'worklane/named-enums': 'error',
        'worklane/reference-type': 'error',
      },
    });
    const problems = await lint({ ref: join(folder, 'openapi.yaml'), config });
    const files = problems.map(({ ruleId, location: [at] }) => `${ruleId} ${at?.source.absoluteRef.split('/').at(-1)}`);
    expect(files.toSorted()).toEqual([
      'worklane/integer-format Note.yaml',
      'worklane/integer-format Note.yaml',
      'worklane/named-enums Note.yaml',
      'worklane/reference-type Note.yaml',
    ]);
  });

  it('keeps the targets of references in a property that is used in another folder', async () => {
    const { schemas, problems } = await bundleOf({
      'openapi.yaml': root('./other/NoteCreate.yaml'),
      'note/Note.yaml': note,
      'note/Money.yaml': 'type: object',
      'other/NoteCreate.yaml': `
type: object
properties:
  price: { $ref: ../note/Note.yaml#/properties/price }
`,
    });
    expect(problems).toEqual([]);
    expect(schemas).toMatchObject({
      Money: { type: 'object' },
      NoteCreate: { properties: { price: { oneOf: [{ $ref: '#/components/schemas/Money' }] } } },
    });
  });
});
