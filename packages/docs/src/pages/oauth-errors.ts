import type { DescribedOperation, OpenapiReader } from '@worklane/contract/openapi-reader';
import { operationLink } from './links.ts';
import { chip, code, prose, table } from './markdown.ts';

/** An example of an OAuth error. */
interface OAuthErrorExample {
  readonly error: string;
  readonly description: string;
  readonly status: string;
  readonly summary: string;
  readonly operationId: string;
}

/** Returns the sections on the errors of the authorization server, each at the anchor `#oauth-<error>`. */
export function oauthErrorSections(contract: OpenapiReader): string[] {
  const examples = [...contract.operations.values()].flatMap((operation) => examplesOf(contract, operation));
  const errors = Object.entries(contract.schema('OAuthErrorCode')['x-oauth-errors'] ?? {});
  return [
    '## OAuth errors',
    'The token endpoint and the revocation endpoint return the errors of RFC 6749 and RFC 7009: `error` is the code, and ' +
      '`error_description` the cause for developers. The authorization endpoint redirects to `redirect_uri` with both in the query. ' +
      'If it cannot redirect, because the application or its redirect URL is unknown, it shows a page with the cause.',
    ...errors.flatMap(([error, { cause, remedy }]) => [
      `### ${error} {#oauth-${error}}`,
      `**Cause.** ${prose(cause)}`,
      `**Remedy.** ${prose(remedy)}`,
      descriptionTable(examples.filter((example) => example.error === error)),
    ]),
  ];
}

function descriptionTable(examples: readonly OAuthErrorExample[]): string {
  if (examples.length === 0) return '';
  const rows = [...Map.groupBy(examples, ({ description }) => description)].map(([description, [first, ...others]]) => [
    chip(first?.status ?? '', 'status'),
    code(description),
    prose(first?.summary ?? ''),
    [...new Set([first, ...others].map((example) => example?.operationId ?? ''))]
      .map((id) => operationLink(id))
      .join(', '),
  ]);
  return table(['Status', 'error_description', 'Meaning', 'Returned by'], rows);
}

function examplesOf(contract: OpenapiReader, { id, responses }: DescribedOperation): OAuthErrorExample[] {
  return Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.values(content).flatMap(({ examples = {} }) =>
      Object.values(examples).flatMap((reference) => {
        const { summary = '', value } = contract.resolve(reference);
        const { error, error_description } = (value ?? {}) as { error?: unknown; error_description?: unknown };
        if (typeof error !== 'string' || typeof error_description !== 'string') return [];
        return [{ error, description: error_description, status, summary, operationId: id }];
      }),
    ),
  );
}
