import { contract } from '../src/contract/document.ts';
import { InProcessMock, inProcess } from '../src/score/in-process.ts';
import { intercepted } from '../src/score/server.ts';
import { allCapabilities } from '../src/target/target.ts';
import { obtainTokens } from '../src/target/tokens.ts';

/** Returns a mock in this process, what sends requests to it, and the target of a run. */
export async function startTarget() {
  const mock = new InProcessMock();
  const credentials = await mock.credentials();
  const server = mock.restart();
  const send = intercepted(contract, server);
  const tokens = await obtainTokens(inProcess, credentials, send);
  const target = { baseUrl: inProcess, credentials, tokens, capabilities: new Set(allCapabilities) };
  return { mock, server, send, target };
}
