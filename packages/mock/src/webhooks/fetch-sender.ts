import { bodyExcerpt, maxExcerptBytes, type Send, type SendRequest, sendMeasured } from './sender.ts';

/**
 * Sends deliveries with fetch, in browsers too. There, the receiver must allow requests from other origins, the browser adds
 * headers of its own, and the log does not show why a request failed.
 */
export const sendWithFetch: Send = (request) => sendMeasured(request, (signal) => post(request, signal));

async function post({ url, headers, body }: SendRequest, signal: AbortSignal) {
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  return {
    // Browsers hide the status of a redirect.
    status: response.type === 'opaqueredirect' ? 302 : response.status,
    headers: Object.fromEntries(response.headers),
    body: await readExcerpt(response),
  };
}

async function readExcerpt({ body }: Response): Promise<string> {
  const bytes: number[] = [];
  const reader = body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      bytes.push(...part.value.subarray(0, maxExcerptBytes + 1));
      if (bytes.length > maxExcerptBytes) break;
    }
    await reader?.cancel();
  } catch {
    // The response counts as soon as its headers are complete, even if its body never ends.
  }
  return bodyExcerpt(new Uint8Array(bytes));
}
