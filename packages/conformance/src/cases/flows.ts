import { operations } from '@worklane/contract';
import { contract } from '../contract/document.ts';
import { operationOf } from '../contract/operation-of.ts';
import type { FlowReceiver } from '../flows/flow-runner.ts';
import { allFlows, runFlows } from '../flows/run-flows.ts';
import type { Send } from '../http-exchange.ts';
import { Mismatch } from '../mismatch.ts';
import type { Delivery, Endpoint } from '../receiver/receiver.ts';
import { observe, observeTokens } from '../world/observe.ts';
import { requireDelivery } from '../world/webhooks.ts';
import type { CasesOf, Scene } from './case.ts';

/** What the suite has for the flows. The others need a person. */
const inputNames = ['organization_id', 'client_id', 'client_secret', 'access_token', 'receiver_url', 'since'];

/** The flows of the contract (Arazzo 1.1), each at the operation of its first request. */
export const flows: CasesOf = ({ id }, { credentials }) =>
  credentials.client_id === undefined
    ? []
    : allFlows()
        .filter(
          ({ operationId, required }) => operationId === id && required.every((name) => inputNames.includes(name)),
        )
        .map(({ name }) => ({
          name: `follows the flow ${name}`,
          needs: ['state', 'oauth', 'receiver'],
          run: (scene) => runFlow(name, scene),
        }));

async function runFlow(name: string, scene: Scene): Promise<void> {
  const { target, receiver } = scene;
  if (!receiver) throw new Error('There is no receiver.');
  const { organization_id, client_id, client_secret } = target.credentials;
  const [result] = await runFlows({
    baseUrl: target.baseUrl,
    send: observed(scene),
    newReceiver: () => messagesOf(receiver.endpoint()),
    inputs: {
      ...{ organization_id, client_id, client_secret, access_token: target.tokens.full },
      since: new Date(receiver.clock.now()).toISOString(),
    },
    only: (flow) => flow === name,
    wait: (milliseconds) => receiver.clock.sleep(milliseconds),
  });
  const failure = result?.failure;
  if (failure) throw new Mismatch(`${failure.step}: ${failure.message}`);
}

/** Returns what sends requests and takes over their changes. */
function observed({ session, world }: Scene): Send {
  return async (baseUrl, request) => {
    const exchange = await session.transport(baseUrl, request);
    const id = operationOf(contract, request.method, request.path)?.id as keyof typeof operations | undefined;
    if (id === undefined) return exchange;
    observe(world, operations[id], exchange);
    observeTokens(world, operations[id], exchange);
    if (id === operations.createWebhook.id && exchange.response.status === 422) {
      requireDelivery(JSON.parse(request.body ?? '{}').url ?? '', JSON.parse(exchange.response.body));
    }
    return exchange;
  };
}

/** Returns the deliveries to an endpoint as messages, each of which is taken once. */
function messagesOf(endpoint: Endpoint): FlowReceiver {
  const taken = new Set<Delivery>();
  return {
    url: endpoint.url,
    async receive(type, timeout) {
      try {
        const found = await endpoint.receive((each) => each.payload.type === type && !taken.has(each), timeout);
        taken.add(found);
        return found;
      } catch (error) {
        if (error instanceof Mismatch) return undefined;
        throw error;
      }
    },
  };
}
