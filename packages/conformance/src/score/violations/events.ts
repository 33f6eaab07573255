import { deliveryRules } from '@worklane/contract';
import { isObject } from '@worklane/contract/json';
import { parsed } from '../../json.ts';
import type { ReceiverResponse } from '../../receiver/receiver.ts';
import type { DeliveryStatement, EventStatement } from '../statements.ts';
import {
  type Deliver,
  type Delivery,
  type DeliveryInterceptor,
  type Interceptor,
  onJson,
  onResponse,
  type Violation,
  type ViolationContext,
  violationsBy,
} from './violation.ts';

type Event = Record<string, unknown>;

/** Returns what is sent instead of an event: none, several, or another one. */
type Change = (event: Event) => readonly Event[];

/** The mistakes with one event, wherever it is sent. */
const mistakes: Readonly<Record<string, Change>> = {
  missing: () => [],
  repeated: (event) => [event, event],
  'of another record': (event) => [
    { ...event, data: { ...Object(event.data), id: Number(Object(event.data).id) + 1 } },
  ],
  'with the data before the change': (event) => [
    { ...event, data: { ...Object(event.data), ...Object(event.previous) } },
  ],
  'without a previous value': (event) => {
    const [[name] = []] = Object.entries(Object(event.previous));
    const { [name ?? '']: _, ...previous } = Object(event.previous);
    return [{ ...event, ...('previous' in event && { previous }) }];
  },
  'at another time': (event) => [
    { ...event, timestamp: new Date(Date.parse(String(event.timestamp)) - 3_600_000).toISOString() },
  ],
  'with another actor': (event) => [{ ...event, actor: { type: 'system' } }],
  'with another id': (event) => [
    { ...event, id: String(event.id).replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
  ],
};

/** Events that the feed, the stream or the deliveries lack, repeat or change. */
export function eventViolations({ id, type }: EventStatement, { contract }: ViolationContext): Violation[] {
  const operationsWith = (mediaType: string, component: string) =>
    [...contract.operations.values()].filter(({ responses: { 200: response } }) => {
      const media = response?.content?.[mediaType];
      return media?.schema?.$ref?.endsWith(`/${component}`) || (media && mediaType === 'text/event-stream');
    });
  const feeds = operationsWith('application/json', 'EventList').map((each) => each.id);
  const streams = operationsWith('text/event-stream', '').map((each) => each.id);
  const isInFeed = type !== 'webhook.test';
  const isUpdate = !/\.(?:created|deleted|test)$/.test(type);
  return Object.entries(mistakes)
    .filter(([name]) => isInFeed || name === 'missing' || name === 'repeated')
    .filter(([name]) => isUpdate || !/before|previous/.test(name))
    .flatMap(([name, change]) => [
      ...(isInFeed
        ? [
            violationsBy(id, ...feeds)(`${name} in the feed`, () => inFeed(type, change)),
            violationsBy(id, ...streams)(`${name} in the stream`, () => inStream(type, change)),
          ]
        : []),
      { ...ofDelivery(id, `${name} in deliveries`), deliveries: () => inDeliveries(type, change) },
    ]);
}

const inFeed = (type: string, change: Change): Interceptor =>
  onJson(({ json }) => {
    if (!isObject(json) || !Array.isArray(json.data)) return false;
    const isIt = (event: unknown) => isObject(event) && event.type === type;
    const has = json.data.some(isIt);
    json.data = json.data.flatMap((event) => (isIt(event) ? change(event) : [event]));
    return has;
  });

/** Server-sent events: blocks of lines, with the event in `data`. */
const inStream = (type: string, change: Change): Interceptor =>
  onResponse((response) => {
    const blocks = response.body.split('\n\n');
    const isIt = (block: string) => block.includes(`event: ${type}\n`);
    if (!blocks.some(isIt)) return undefined;
    const changed = blocks.flatMap((block) => {
      const event = /^data: (.*)$/m.exec(block)?.[1];
      if (!isIt(block) || event === undefined) return [block];
      return change(Object(parsed(event))).map((each) => block.replace(event, () => JSON.stringify(each)));
    });
    return { ...response, body: changed.join('\n\n') };
  });

/** Only the receiver gets another event: the server continues as if it had been delivered. */
const inDeliveries =
  (type: string, change: Change): DeliveryInterceptor =>
  (delivery, deliver) => {
    const event = parsed(delivery.body);
    if (!isObject(event) || event.type !== type) return deliver(delivery);
    const changed = change(event);
    const isSame = changed.length > 1 || changed[0] === event;
    return deliverAll(
      changed.map((each) => (isSame ? delivery : { ...delivery, body: JSON.stringify(each) })),
      deliver,
    );
  };

const deliverAll = (deliveries: readonly Delivery[], deliver: Deliver): ReceiverResponse =>
  deliveries.map(deliver)[0] ?? { status: 200 };

export const ofDelivery = (statement: string, what: string): Violation =>
  violationsBy(statement)(what, () => (call, forward) => forward(call.request));

const { testHeader } = deliveryRules;

/** Returns a header with another value; undefined removes it. */
type HeaderChange = readonly [name: string, value: (given: string) => string | undefined];

const without = (name: string): HeaderChange => [name, () => undefined];

/** What is wrong with a header of a delivery. */
const headerChanges: Readonly<Record<string, HeaderChange>> = {
  unsigned: without('webhook-signature'),
  'signed with another secret': [
    'webhook-signature',
    (text) => text.replace(/v1,./, (start) => (start === 'v1,A' ? 'v1,B' : 'v1,A')),
  ],
  'not signed with the earlier secrets': ['webhook-signature', (text) => text.split(' ')[0]],
  'with an old timestamp': ['webhook-timestamp', (text) => String(Number(text) - 600)],
  'with a malformed traceparent': ['traceparent', () => '00-1-1-01'],
  'marked as a test': [testHeader, () => 'true'],
  'not marked as a test': without(testHeader),
  ...Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', ...Object.keys(deliveryRules.headers)].map((name) => [
      `without ${name}`,
      without(name),
    ]),
  ),
};

/** What every attempt has in common. */
const retryChanges: Readonly<Record<string, HeaderChange[1]>> = {
  'webhook-id': (id) => `${id}0`,
  traceparent: () => `00-${crypto.randomUUID().replaceAll('-', '')}-${'1'.repeat(16)}-01`,
};

/** Returns the delivery itself if the header stays as it is. */
function withHeader(delivery: Delivery, [name, value]: HeaderChange): Delivery {
  const { [name]: given, ...others } = delivery.headers;
  const next = value(given ?? '');
  if (next === given) return delivery;
  return { ...delivery, headers: next === undefined ? others : { ...others, [name]: next } };
}

/** How a server misunderstands the response to a delivery. */
const responses: Readonly<Record<string, (response: ReceiverResponse) => ReceiverResponse>> = {
  'not retried': (response) => (response.status >= 300 ? { ...response, status: 200 } : response),
  'retried after a success': (response) => (response.status < 300 ? { ...response, status: 500 } : response),
  'retried after 410': (response) =>
    response.status === deliveryRules.disablingStatus ? { ...response, status: 500 } : response,
  'Retry-After ignored': (response) => {
    const { 'retry-after': given, ...headers } = response.headers ?? {};
    return given === undefined ? response : { ...response, headers };
  },
};

/** Deliveries that are not signed, addressed or retried as the contract states. */
export function deliveryViolations({ id }: DeliveryStatement): Violation[] {
  const violation = (what: string, deliveries: () => DeliveryInterceptor): Violation => ({
    ...ofDelivery(id, what),
    deliveries,
  });
  return [
    ...Object.entries(headerChanges).map(([name, change]) =>
      violation(name, () => (each, deliver) => deliver(withHeader(each, change))),
    ),
    violation('body changed after it was signed', () => (each, deliver) => deliver({ ...each, body: `${each.body} ` })),
    ...Object.entries(responses).map(([name, change]) =>
      violation(name, () => (each, deliver) => change(deliver(each))),
    ),
    ...Object.entries(retryChanges).map(([name, change]) =>
      violation(`another ${name} on a retry`, () => {
        const seen = new Set<string>();
        return (each, deliver) => {
          const id = each.headers['webhook-id'] ?? '';
          const isRetry = seen.has(id);
          seen.add(id);
          return deliver(isRetry ? withHeader(each, [name, change]) : each);
        };
      }),
    ),
    violation('redirect followed', () => (each, deliver) => {
      const response = deliver(each);
      const location = response.headers?.location;
      return response.status >= 300 && response.status < 400 && location
        ? deliver({ ...each, url: location })
        : response;
    }),
  ];
}
