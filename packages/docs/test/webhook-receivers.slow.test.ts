import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sampleDelivery } from '@worklane/mock';
import { describe, expect, it } from 'vitest';
import { examplesDirectory } from '../src/site.ts';
import { describeReceiver } from './webhook-receivers.ts';

const node = process.execPath;

describeReceiver('receiver.ts', [node, '--conditions=@worklane/source'], [node, '--version'], 'Node.js');
describeReceiver('receiver.mjs', [node], [node, '--version'], 'Node.js');
describeReceiver(
  'receiver.py',
  ['python3', '-W', 'error'],
  ['python3', '-c', 'import standardwebhooks'],
  'Python with standardwebhooks (pip install standardwebhooks)',
);

describe('verify.sh', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const script = join(examplesDirectory, 'webhooks/verify.sh');

  function verify(args: string[], body: string) {
    const env = { ...process.env, WORKLANE_WEBHOOK_SECRET: secret };
    const { status, stdout, stderr } = spawnSync('sh', [script, ...args], { input: body, env, encoding: 'utf8' });
    return { status, message: `${stdout}${stderr}`.trim() };
  }

  const { headers, body } = sampleDelivery('task.created', secret);
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': signature = '' } = headers;

  it('accepts a valid signature, also among others', () => {
    expect(verify([id, timestamp, signature], body)).toEqual({ status: 0, message: 'Valid signature' });
    expect(verify([id, timestamp, `v1,other ${signature}`], body)).toEqual({ status: 0, message: 'Valid signature' });
  });

  it('rejects another signature, body or time', () => {
    const invalid = { status: 1, message: 'Invalid signature' };
    expect(verify([id, timestamp, 'v1,other'], body)).toEqual(invalid);
    expect(verify([id, timestamp, signature], `${body} `)).toEqual(invalid);
    const old = { status: 1, message: 'webhook-timestamp is not within 5 minutes' };
    expect(verify([id, String(Number(timestamp) - 600), signature], body)).toEqual(old);
    const malformed = { status: 1, message: 'webhook-timestamp must be in Unix seconds' };
    expect(verify([id, 'today', signature], body)).toEqual(malformed);
  });
});
