import { contract } from '../src/contract/document.ts';
import { InProcessMock, inProcess, intercepted } from '../src/score/server.ts';
import { targetOf } from '../src/target/target.ts';

/** Returns a mock in this process, what sends requests to it, and the target of a run. */
export async function startTarget() {
  const mock = new InProcessMock();
  const server = mock.restart();
  const send = intercepted(contract, server);
  return { mock, server, send, target: await targetOf(inProcess, await mock.credentials(), send) };
}
