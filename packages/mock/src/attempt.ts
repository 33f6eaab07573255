import type { SampleDelivery } from './samples/sample-delivery.ts';

/** The service gives a receiver so long, too. */
const timeoutInSeconds = 15;

/** How one delivery went. */
export interface Attempt {
  /** Absent where there was no answer. */
  readonly status?: number;
  readonly succeeded: boolean;
  /** Why there was no answer. */
  readonly error?: string;
  readonly milliseconds: number;
}

/** Sends a delivery as the service does: any 2xx is success, redirects are not followed. */
export async function attempt({ headers, body }: SampleDelivery, to: URL): Promise<Attempt> {
  const started = performance.now();
  const signal = AbortSignal.timeout(timeoutInSeconds * 1000);
  try {
    const response = await fetch(to, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return { status: response.status, succeeded: response.ok, milliseconds: performance.now() - started };
  } catch (error) {
    return { succeeded: false, error: reasonOf(error as Error), milliseconds: performance.now() - started };
  }
}

function reasonOf({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return `no answer within ${timeoutInSeconds} seconds`;
  return cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : message;
}
