import schemas from 'contract:schemas';
import { render, screen } from '@testing-library/react';
import { type Resource, resources } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { fieldsOf, type SchemaField } from '../contract/fields.ts';
import { InlineMarkdown } from '../ui/code.tsx';
import { type FieldHints, hintsOf } from './field-hints.ts';
import { draftOf, type RecordDraft } from './record-draft.ts';
import { RecordFields } from './record-fields.tsx';

/** Words for programs: a person at a form sees amounts in major units, local times and empty fields. */
const wordsForPrograms =
  /\b(RFC|ISO|E\.164|UTC|JSON|API|null|(?:smallest|minor) units?|integer|string|boolean|array|object|true|false)\b|[a-z0-9]+_[a-z0-9]+|`|https? URL|default/i;

const kinds = Object.values<Resource>(resources)
  .filter(({ schemas: { create } }) => create !== undefined && create !== null)
  .map(({ kind, schemas: { create, update, record } }) => ({ kind, create, update, record }));

/** Returns a draft in which each optional object is there, and each list has an item. */
const fullDraft = (fields: readonly SchemaField[]): RecordDraft => {
  const draft = draftOf(fields);
  for (const { name, kind, fields: inner = [] } of fields) {
    if (kind === 'object') draft[name] = fullDraft(inner);
    if (kind === 'key-value') draft[name] = [{ name: 'floor', type: 'string', value: '2' }];
    if (kind === 'object-list') draft[name] = [fullDraft(inner)];
  }
  return draft;
};

/** Returns the fields that have no hint, or hints without a field, by path. */
function mismatches(fields: readonly SchemaField[], hints: FieldHints, path = ''): string[] {
  const names = fields.map(({ name }) => name);
  return [
    ...Object.keys(hints)
      .filter((name) => !names.includes(name))
      .map((name) => `${path}${name} has no field`),
    ...fields.flatMap(({ name, kind, fields: inner = [] }) => {
      const [text = '', nested = {}] = [hints[name] ?? []].flat(1) as [string?, FieldHints?];
      const own = /^[A-Z].*\.$/.test(text) ? [] : [`${path}${name} has no hint`];
      return kind.startsWith('object') ? [...own, ...mismatches(inner, nested, `${path}${name}.`)] : own;
    }),
  ];
}

describe('the form of a record', () => {
  it.each(kinds)('has a hint for each field of a $kind', ({ kind, create, update }) => {
    for (const schema of [create, update])
      expect(mismatches(fieldsOf(schemas, schema ?? ''), hintsOf(kind))).toEqual([]);
  });

  it.each(kinds)('tells nobody who creates a $kind how programs write values', ({ kind, create, record }) => {
    const fields = fieldsOf(schemas, create ?? '');
    const draft = fullDraft(fields);
    renderPage(<RecordFields fields={fields} hints={hintsOf(kind)} value={draft} onChange={() => undefined} />);
    for (const select of screen.queryAllByRole('combobox')) if (select instanceof HTMLSelectElement) select.remove();
    expect(document.body.textContent).not.toMatch(wordsForPrograms);
    render(<InlineMarkdown text={schemas[record]?.description ?? ''} />);
    expect(document.body.textContent).not.toMatch(wordsForPrograms);
  });
});
