import { outcomeOf, readExcerpt, type SendDelivery } from '@worklane/contract/delivery';

/**
 * Sends deliveries with fetch, in browsers too. There, the receiver must allow requests from other origins, the browser adds
 * headers of its own, and the log does not show why a request failed.
 */
export const sendWithFetch: SendDelivery = ({ url, headers, body, ...options }) =>
  outcomeOf(options, async (signal) => {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    return {
      // Browsers hide the status of a redirect.
      status: response.type === 'opaqueredirect' ? 302 : response.status,
      headers: Object.fromEntries(response.headers),
      body: response.body ? await readExcerpt(chunksOf(response.body)) : '',
    };
  });

/** Not every browser can iterate a stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); part.value; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}
