import { WorklaneError } from '@worklane/client';
import { hostOf, isLoopback } from '@worklane/contract/webhook-url';
import { CodeBlock } from '../../ui/code.tsx';

interface LocalReceiverHintProps {
  /** The URL of the form. */
  url: string;
  /** The error response of the last submission. */
  error: Error | null;
}

/** Shows the command that forwards events to the machine of the user, where a webhook is of no use. */
export function LocalReceiverHint({ url, error }: LocalReceiverHintProps) {
  if (!isLoopbackUrl(url) && !isUrlRejected(error)) return null;
  return <CodeBlock title="To receive events on your machine, run this command instead" code={listenCommand(url)} />;
}

/** The errors of a URL that the service cannot deliver to. */
const unreachable: readonly string[] = ['url_not_https', 'url_not_public'];

const isUrlRejected = (error: Error | null): boolean =>
  WorklaneError.is(error) && error.errors.some(({ pointer, code }) => pointer === '/url' && unreachable.includes(code));

/** Returns whether a URL has a host that is loopback by definition: an address, `localhost` or a name below it. */
export function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const parsed = new URL(url);
  return /^https?:$/.test(parsed.protocol) && isLoopback(hostOf(parsed));
}

/** URLs that every shell passes to a command unchanged, without quotes. */
const shellSafeUrl = /^https?:\/\/[\w.:/-]+$/i;

/** Returns the command that forwards events to a loopback URL; to a sample URL for others. */
export function listenCommand(url: string): string {
  const receiver = url.trim();
  const isShown = isLoopbackUrl(receiver) && shellSafeUrl.test(receiver);
  return `npx @worklane/cli listen --to ${isShown ? receiver : 'http://localhost:3000/hooks'}`;
}
