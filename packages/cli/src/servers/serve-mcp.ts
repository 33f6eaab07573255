import { serveOverStdio } from '@worklane/mcp';
import type { Invocation } from '../command/invocation.ts';
import { claimsOf } from '../session/open-session.ts';

interface McpOptions {
  readonly readOnly?: boolean;
}

/** Serves an MCP client until it closes standard input, or until Ctrl+C. @throws CliError unless signed in */
export async function serveMcp(
  { system, output, openSession }: Invocation,
  { readOnly }: McpOptions,
): Promise<undefined> {
  const session = await openSession();
  const { sub, client_id, scope } = claimsOf(await session.accessToken());
  const memberId = sub === client_id ? Number.NaN : Number(sub);
  await serveOverStdio({
    client: session.client,
    organizationId: (await session.client.organization()).id,
    scopes: scope?.split(' '),
    identity: { clientId: client_id, ...(Number.isSafeInteger(memberId) && { memberId }) },
    readOnly: readOnly === true,
    signal: system.interruption(),
    // Standard output belongs to the protocol.
    onError: (error) => output.note(error.message),
  });
}
