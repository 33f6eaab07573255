import { expect, it, vi } from 'vitest';
import { createReceiver } from '../src/index.ts';
import { delivery, now, secret } from './delivery.ts';

const receiver = createReceiver({ secrets: [secret], clock: () => now });
const { headers, body } = delivery('task.created');
const right = headers['webhook-signature'] ?? '';

/** The signature with another character at a place. */
const wrongAt = (place: number) => right.slice(0, place) + (right[place] === 'x' ? 'y' : 'x') + right.slice(place + 1);

/** How many characters are read to find out that it is wrong. */
async function readOf(signature: string): Promise<number> {
  const read = vi.spyOn(String.prototype, 'charCodeAt');
  const request = { headers: { ...headers, 'webhook-signature': signature }, body };
  await expect(receiver.verify(request)).rejects.toMatchObject({ code: 'invalid_signature' });
  const characters = read.mock.calls.length;
  read.mockRestore();
  return characters;
}

it('reads a wrong signature to its end, wherever it differs, so that time tells nothing of the right one', async () => {
  const [first, last] = [await readOf(wrongAt('v1,'.length)), await readOf(wrongAt(right.length - 2))];
  expect(first).toBeGreaterThanOrEqual(right.length);
  expect(last).toBe(first);
});
