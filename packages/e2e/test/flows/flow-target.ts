import { type Credentials, type Message, obtainTokens, type RunFlowsOptions, send } from '@worklane/conformance';
import { ReceivedMessages } from './received-messages.ts';
import { type ReceivedDelivery, startReceiver } from './receiver.ts';

interface FlowTarget extends RunFlowsOptions {
  stop(): Promise<void>;
}

export interface FlowTargetOptions {
  /** Returns what a faulty server would have sent instead of a message. */
  readonly tamper?: (message: Message) => readonly Message[];
}

/** Starts a receiver for a server, and returns what runs flows on both. */
export async function startFlowTarget(
  baseUrl: string,
  credentials: Credentials,
  { tamper = (message) => [message] }: FlowTargetOptions = {},
): Promise<FlowTarget> {
  const messages = new ReceivedMessages();
  const receiver = await startReceiver(undefined, ({ headers, body }: ReceivedDelivery) => {
    for (const message of tamper({ headers, payload: JSON.parse(body) })) messages.add(message);
  });
  const { full } = await obtainTokens(baseUrl, credentials);
  const newReceiver = () => ({
    url: receiver.url,
    receive: (type: string, timeout: number) => messages.receive(type, timeout),
  });
  return { baseUrl, send, newReceiver, inputs: { ...credentials, access_token: full }, stop: () => receiver.stop() };
}
