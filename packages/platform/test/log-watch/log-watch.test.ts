import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateClientSecret } from '../../src/oauth/clients/create-client.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { keepOutOfLogs, takeLeaks, watchedLogger, watchLog } from './log-watch.ts';

// Each of these would fail the file at its end, were it not taken before.

const jwt = `${btoa('{"alg":"EdDSA"}').replaceAll('=', '')}.${btoa('{"sub":"12"}')}.c2lnbmF0dXJl`;

describe('the log watch', () => {
  it.each<[string, () => string]>([
    ['a JSON Web Token', () => jwt],
    ['a client secret', () => generateClientSecret().secret],
    ['a webhook secret', () => `whsec_${randomBytes(24).toString('base64')}`],
    ['credentials of a header', () => `authorization: Basic ${btoa('app_1:secret')}`],
    ['256 random bits', () => `code=0aA${randomBytes(30).toString('base64url')}&state=1`],
  ])('reports %s in any field, at any level, of any logger', (what, secret) => {
    const written: string[] = [];
    const logger = createLogger('trace', { write: (line) => written.push(line) });
    logger.trace({ deep: { note: `It is ${secret()}.` } }, 'request');
    logger.child({ reqId: secret() }).error(new Error(`no such token: ${secret()}`));
    const leaks = takeLeaks();
    expect(new Set(leaks.filter((leak) => leak.what === what).map(({ line }) => `${line}\n`))).toEqual(
      new Set(written),
    );
  });

  it('reports a registered secret', () => {
    keepOutOfLogs('correct horse battery');
    watchedLogger().info('signed in with correct horse battery');
    expect(takeLeaks()).toMatchObject([{ what: 'the value correct horse battery' }]);
  });

  it('reports secrets in the log of another process', () => {
    watchLog(`{"msg":"ready"}\n{"msg":"${jwt}"}\n`);
    expect(takeLeaks()).toEqual([{ what: 'a JSON Web Token', line: `{"msg":"${jwt}"}` }]);
  });

  it('ignores redacted values and public ones', () => {
    const logger = watchedLogger();
    logger.info({ token: jwt, password: 'correct horse battery', authorization: `Bearer ${jwt}` }, 'hidden');
    logger.info({ req: { headers: { authorization: `Bearer ${jwt}` } }, res: { body: jwt } }, 'left out');
    logger.info({ reqId: 'req_01M7ZF5M38QF41JY6SM82RHV9H', organization: 7, client: 'app_lighthouse' }, 'request');
    logger.warn({ err: Object.assign(new Error('duplicate key'), { detail: `Key (value)=(${jwt})` }) }, 'failed');
    expect(takeLeaks()).toEqual([]);
  });
});
