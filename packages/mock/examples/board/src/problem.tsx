import { WorklaneError } from '@worklane/client';
import { problems } from '@worklane/contract';
import type { ReactNode } from 'react';

/** Shows an error with the title and the detail of its problem (RFC 9457), and what the user can do. */
export function Problem({ error, children }: { error: unknown; children?: ReactNode }) {
  return (
    <div role="alert">
      <strong>{titleOf(error)}</strong>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      {children}
    </div>
  );
}

/** The client reports errors without a response, such as `network_error`, and those of OAuth by their code. */
function titleOf(error: unknown): string {
  if (!WorklaneError.is(error)) return 'Unexpected error';
  const { [error.code]: problem } = problems as Partial<Record<string, { title: string }>>;
  return problem?.title ?? `Request failed (${error.code})`;
}
