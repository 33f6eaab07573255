import { clientCredentials, createClient } from '@worklane/client';
import { eventTypes, sampleDelivery } from '@worklane/mock';
import { waitFor } from '@worklane/testing/wait-for';
import { Webhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationOf } from '../../test/client/application.ts';
import { localCertificate } from '../../test/environment/certificate.ts';
import { type Platform, startPlatform } from '../../test/environment/platform.ts';
import { type ReceivedDelivery, type Receiver, startReceiver } from '../../test/environment/receiver.ts';

// A service delivers webhooks.

let receiver: Receiver;
let platform: Platform;
/** The secrets before and after a rotation, both of which sign the deliveries after it. */
const secrets = { first: '', second: '' };

beforeAll(async () => {
  const certificate = await localCertificate();
  receiver = await startReceiver(certificate);
  platform = await startPlatform({ env: { WEBHOOK_CA_FILE: certificate.certFile } });
  const { tasks, webhooks } = createClient({
    baseUrl: platform.baseUrl,
    auth: clientCredentials(applicationOf(platform)),
  });
  const webhook = await webhooks.create({
    url: receiver.url,
    events: ['task.created', 'task.updated', 'task.deleted'],
  });
  const { id } = await tasks.create({ title: 'Ring Åsa’s café' });
  await waitFor(() => expect(receiver.deliveries).toHaveLength(1));
  secrets.first = webhook.secret;
  secrets.second = (await webhooks.rotateSecret(webhook.id)).secret;
  await tasks.update(id, { status: 'done' });
  await tasks.delete(id);
  await webhooks.test(webhook.id);
  await waitFor(() => expect(receiver.deliveries).toHaveLength(4));
});
afterAll(async () => {
  await platform?.stop();
  await receiver?.stop();
});

const typeOf = ({ body }: ReceivedDelivery): string => JSON.parse(body).type;

describe.each([
  ['standardwebhooks', Webhook],
  ['svix', SvixWebhook],
])('%s', (_name, Library) => {
  /** Throws unless the delivery is signed with the secret. */
  const verify = (secret: string, { headers, body }: ReceivedDelivery) => new Library(secret).verify(body, headers);

  it('accepts the deliveries of the service, signed with each secret', () => {
    const [created, ...later] = receiver.deliveries.toSorted((a, b) => typeOf(a).localeCompare(typeOf(b)));
    expect([created, ...later].map((each) => each && typeOf(each))).toEqual([
      'task.created',
      'task.deleted',
      'task.updated',
      'webhook.test',
    ]);
    for (const delivery of receiver.deliveries) verify(secrets.first, delivery);
    for (const delivery of later) verify(secrets.second, delivery);
    expect(() => created && verify(secrets.second, created)).toThrow('No matching signature found');
  });

  it.each([...eventTypes, 'webhook.test'] as const)('accepts the sample delivery of %s', (type) => {
    verify(secrets.first, sampleDelivery(type, secrets.first));
  });

  it('rejects a delivery with another body, ID or timestamp', () => {
    for (const { headers, body } of receiver.deliveries) {
      const later = String(Number(headers['webhook-timestamp']) + 1);
      for (const changed of [
        { headers, body: `${body} ` },
        { headers: { ...headers, 'webhook-id': 'evt_2' }, body },
        { headers: { ...headers, 'webhook-timestamp': later }, body },
      ]) {
        expect(() => verify(secrets.first, changed)).toThrow('No matching signature found');
      }
    }
  });
});
