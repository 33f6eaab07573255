import { signDelivery } from '@worklane/webhooks/sign';
import { UsageError } from '../errors.ts';
import type { Session } from '../session/session.ts';
import type { System } from '../terminal/system.ts';

/** Returns the secret of the command line, or of the environment, or else of the session. @throws UsageError */
export async function readSigningSecret(
  { env }: Pick<System, 'env'>,
  option: string | undefined,
  openSession: () => Promise<Session>,
): Promise<string> {
  const [given, name] =
    option === undefined ? [env.WORKLANE_WEBHOOK_SECRET, 'WORKLANE_WEBHOOK_SECRET'] : [option, '--secret'];
  if (given === undefined || given === '') return (await openSession()).signingSecret();
  try {
    await signDelivery({ id: 'evt_1', body: '', secrets: [given] });
    return given;
  } catch (cause) {
    throw new UsageError(`Invalid ${name}: must be whsec_ followed by the base64 of 24 to 64 bytes.`, { cause });
  }
}
