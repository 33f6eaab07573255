import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deriveFiles } from '../src/index.ts';

const folder = new URL('../../../specs/', import.meta.url);
const setting = `  batch_size:
    description: The most events of a delivery.
    type: integer
`;

/** Returns the schemas that follow from one with a further setting. */
function derived(path: string, edits: readonly (readonly [string | RegExp, string])[]) {
  const text = readFileSync(new URL(path, folder), 'utf8');
  const edited = edits.reduce((each, [before, after]) => each.replace(before, () => after), text);
  return deriveFiles((file) => {
    const place = new URL(file, folder);
    return file === path ? edited : existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  });
}

it('adds a setting of a webhook to the requests and to the webhook with its secret', () => {
  const files = derived('schemas/webhook/Webhook.yaml', [
    ['initial: { status: enabled }', 'initial: { status: enabled, batch_size: 100 }'],
    ['updated_at]\nproperties', 'updated_at, batch_size]\nproperties'],
    ['  created_at:\n', `${setting}  created_at:\n`],
  ]);
  const reference = '  batch_size:\n    $ref: ./Webhook.yaml#/properties/batch_size\n';
  expect(files.get('schemas/webhook/WebhookCreate.yaml')).toContain(`${reference}    default: 100\n`);
  const replace = files.get('schemas/webhook/WebhookReplace.yaml');
  expect(replace).toContain(reference);
  expect(replace).not.toContain('default');
  expect(replace?.replaceAll(/\s+/g, ' ')).toContain('`batch_size`, `description` and `status` keep their values');
  const withSecret = files.get('schemas/webhook/WebhookWithSecret.yaml');
  expect(withSecret).toContain(reference);
  expect(withSecret?.replaceAll(/\s+/g, ' ')).toContain('updated_at, batch_size, secret, previous_secret_expires_at]');
  expect(withSecret).toContain('  secret:\n    $ref: ./WebhookSecret.yaml\n');
});

it('gives a new webhook no status, and removes a setting that is gone', () => {
  const files = derived('schemas/webhook/Webhook.yaml', [[/^ {2}description:\n[\s\S]*?(?=^ {2}created_at)/m, '']]);
  const create = files.get('schemas/webhook/WebhookCreate.yaml');
  expect(create?.match(/^ {2}\w+(?=:)/gm)).toEqual(['  url', '  org_id', '  events']);
});

it('keeps the form that a field of an application has in requests', () => {
  const files = derived('schemas/dashboard/application.yaml', [
    ['    created_at:\n', `${setting.replaceAll(/^/gm, '  ').trimEnd()}\n    created_at:\n`],
  ]);
  const text = files.get('schemas/dashboard/application.yaml');
  const reference = '    batch_size:\n      $ref: "#/Application/properties/batch_size"\n';
  expect(text?.split(reference)).toHaveLength(4);
  expect(text).toContain('    name:\n      $ref: "#/ApplicationCreate/properties/name"\n');
  expect(text).toContain('    with_secret:\n      description: >-\n');
});
