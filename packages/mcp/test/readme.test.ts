import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventsUri, type McpServerOptions } from '../src/index.ts';
import { prompts } from '../src/prompts/register-prompts.ts';
import { kindUri } from '../src/resources/register-resources.ts';
import { tools } from '../src/tools/tools.ts';
import { eras } from './connect.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** Returns the names in the first column of the table with this heading. */
function namesOf(heading: string): string[] {
  const [, rows = ''] = readme.split(new RegExp(`^\\| ${heading} \\| description \\|\\n.*\\n`, 'm'));
  const [table = ''] = rows.split('\n\n');
  return [...table.matchAll(/^\| `(.+?)` \|/gm)].map(([, name = '']) => name);
}

describe('The tables', () => {
  it('list every tool, prompt, resource and option', () => {
    expect(namesOf('tool')).toEqual(tools.map(({ name }) => name));
    expect(namesOf('prompt')).toEqual(prompts.map(({ name }) => name));
    const uris = [kindUri('{kind}'), eventsUri(0).replace('/0/', '/{id}/')];
    expect(namesOf('URI')).toEqual(uris);
    const options: Record<keyof McpServerOptions, true> = {
      client: true,
      organizationId: true,
      scopes: true,
      identity: true,
      readOnly: true,
      notifiesOfEvents: true,
      now: true,
      onError: true,
    };
    expect(namesOf('option')).toEqual(Object.keys(options));
  });

  it('name the protocol versions that the tests use', () => {
    for (const version of Object.keys(eras)) expect(readme).toContain(version);
  });
});
