import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDocument } from './read-document.ts';

const guide = readFileSync(new URL('../../../../../docs/pages/authentication.md', import.meta.url), 'utf8');

it('reads the metadata document of the guide to authentication', () => {
  const [, text = ''] = /^### Without a registration\n[\s\S]*?^```json\n([\s\S]*?)^```/m.exec(guide) ?? [];
  const { client_id, redirect_uris } = JSON.parse(text) as { client_id: string; redirect_uris: string[] };
  const client = readDocument(new URL(client_id), text);
  expect(JSON.stringify(client)).toContain('Compass Agent');
  for (const uri of redirect_uris) expect(JSON.stringify(client)).toContain(uri);
});
