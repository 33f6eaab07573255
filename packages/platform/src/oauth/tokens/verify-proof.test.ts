import { expect, it, vi } from 'vitest';
import type { Authenticator } from './verify-access-token.ts';
import { authenticateRequest, type Proofs, type ProvenRequest } from './verify-proof.ts';

it('records the use of a bound token only after its proof', async () => {
  const recordUse = vi.fn();
  const verify = vi.fn();
  const authenticator = { authenticate: () => ({}), tokenOf: () => ({ jkt: 'key' }), recordUse } as unknown;
  const authenticate = authenticateRequest(authenticator as Authenticator, { verify } as unknown as Proofs);
  const call = async (scheme: string) =>
    authenticate('token', { request: { headers: { authorization: `${scheme} token` } } as ProvenRequest });
  await expect(call('Bearer')).rejects.toMatchObject({ code: 'token_invalid' });
  verify.mockRejectedValueOnce(new Error('wrong proof'));
  await expect(call('DPoP')).rejects.toThrow('wrong proof');
  expect(recordUse).not.toHaveBeenCalled();
  await call('DPoP');
  expect(recordUse).toHaveBeenCalledOnce();
});
