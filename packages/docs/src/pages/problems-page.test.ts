import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { problemsPage } from './problems-page.ts';

const { markdown } = problemsPage();
const sections = new Map(
  markdown
    .split(/^(?=##)/m)
    .map((section) => [/\{#(\S+)\}/.exec(section)?.[1] ?? section.split('\n')[0] ?? '', section]),
);

const { ProblemCode, ProblemErrorCode, OAuthErrorCode } = openapi.components.schemas;

describe('the page of problems', () => {
  // The enumeration has every code that the service can send, those of the dashboard included.
  it.each(ProblemCode.enum)('has cause, remedy and example of %s at the anchor of its type', (code) => {
    const section = sections.get(code) ?? '';
    expect(section).toMatch(/^\*\*Cause\.\*\* \S/m);
    expect(section).toMatch(/^\*\*Remedy\.\*\* \S/m);
    expect(section).toMatch(/^```http\n[A-Z]+ \/\S+ HTTP\/1\.1$/m);
    expect(section).toContain(`"type": "/docs/problems#${code}"`);
    expect(markdown).toContain(`[\`${code}\`](#${code})`);
  });

  it.each(ProblemErrorCode.enum)('has an example of the violation %s', (code) => {
    expect(sections.get('## Violations')).toMatch(
      new RegExp(`^\\| <code id="violation-${code}">${code}</code> \\| \\S.* \\| \`/.+\` \\S.* \\|$`, 'm'),
    );
  });

  it.each(OAuthErrorCode.enum)('has cause and remedy of the OAuth error %s', (error) => {
    const section = sections.get(`oauth-${error}`) ?? '';
    expect(section).toMatch(/^\*\*Cause\.\*\* \S/m);
    expect(section).toMatch(/^\*\*Remedy\.\*\* \S/m);
  });

  it('lists the operations that return a problem, and the descriptions of an OAuth error', () => {
    expect(sections.get('webhook_limit_reached')).toContain('**Returned by** [Register a webhook](');
    expect(sections.get('rate_limited')).toMatch(/\*\*Returned by\*\* (\d+) of \1 operations: \[OAuth\]\(/);
    expect(sections.get('oauth-invalid_grant')).toContain('`code has expired; exchange it within one minute`');
  });
});
