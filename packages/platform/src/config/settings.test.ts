import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '@worklane/testing/afterwards';
import { describe, expect, it } from 'vitest';
import { addressesOf } from './database-addresses.ts';
import { readSettings, type Setting, type Settings, table } from './settings.ts';

const violationsOf = (env: Record<string, string>): string[] => {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
  return [];
};

const secret = { WORKLANE_SECRET: 's'.repeat(32) };
const replicas = 'worklane?replica=a:1,[::1]:2&max_staleness=30&sslmode=require';

describe('readSettings', () => {
  it('has a default for every setting', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      baseUrl: 'http://127.0.0.1:4000',
      databaseUrl: undefined,
      dataFolder: '.worklane',
      logLevel: 'info',
      rateLimitRequests: 600,
      drainSeconds: 10,
      otlpEndpoint: undefined,
    } satisfies Partial<Settings>);
  });

  it.each<[Record<string, string>, object]>([
    [
      { PORT: '', TRUST_PROXY: '' },
      { port: 4000, trustProxy: undefined },
    ],
    [{ METRICS_ADDRESS: '127.0.0.1:9464' }, { metricsAddress: { host: '127.0.0.1', port: 9464 } }],
    [{ METRICS_ADDRESS: '[::1]:9464' }, { metricsAddress: { host: '::1', port: 9464 } }],
    [{ HOST: '::1', PORT: '80' }, { baseUrl: 'http://[::1]:80' }],
    [{ HOST: '0.0.0.0' }, { baseUrl: 'http://localhost:4000' }],
    [{ BASE_URL: 'https://api.example.com' }, { baseUrl: 'https://api.example.com' }],
    [{ BASE_URL: 'https://api.example.com/' }, { baseUrl: 'https://api.example.com' }],
    [{ CLIENT_METADATA_HOSTS: '' }, { clientMetadataHosts: ['*'] }],
    [{ CLIENT_METADATA_HOSTS: 'off' }, { clientMetadataHosts: [] }],
    [
      { CLIENT_METADATA_HOSTS: 'app.example, *.agents.example' },
      { clientMetadataHosts: ['app.example', '*.agents.example'] },
    ],
    [{ TRUST_PROXY: '10.0.0.0/8, fd00::/8,loopback' }, { trustProxy: ['10.0.0.0/8', 'fd00::/8', 'loopback'] }],
    [{ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8, ::1' }, { webhookAllowedNetworks: ['127.0.0.0/8', '::1'] }],
  ])('reads %o', (env, settings) => {
    expect(readSettings(env)).toMatchObject(settings);
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['METRICS_ADDRESS', '9464'],
    ['METRICS_ADDRESS', 'localhost:9464'],
    ['METRICS_ADDRESS', '[127.0.0.1]:9464'],
    ['METRICS_ADDRESS', '127.0.0.1:65536'],
    ['BASE_URL', 'https://api.example.com/v1'],
    ['BASE_URL', 'https://user@api.example.com'],
    ['BASE_URL', 'https://api.example.com/?'],
    ['BASE_URL', 'ftp://api.example.com'],
    ['DATABASE_CONNECTIONS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_REQUESTS', '-1'],
    ['RATE_LIMIT_WINDOW_SECONDS', '0'],
    ['ACCESS_TOKEN_SECONDS', 'forever'],
    ['REQUEST_LOG_PER_DAY', '1e3'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['WEBHOOK_ALLOWED_NETWORKS', '10.0.0.0/8 127.0.0.0/8'],
    ['WEBHOOK_ALLOWED_NETWORKS', 'localhost'],
    ['WEBHOOK_ALLOWED_NETWORKS', 'loopback'],
    ['WEBHOOK_ALLOWED_NETWORKS', '*'],
    ['WEBHOOK_LOOPBACK_HTTP', 'yes'],
    ['CLIENT_METADATA_HOSTS', 'https://app.example'],
    ['CLIENT_METADATA_HOSTS', 'app.example:8443'],
    ['CLIENT_METADATA_HOSTS', 'app.example,*'],
    ['CLIENT_METADATA_HOSTS', 'off,app.example'],
    ['DRAIN_SECONDS', ' 5'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
  ])('rejects %s=%j', (variable, value) => {
    const [violation, ...more] = violationsOf({ [variable]: value });
    expect(more).toEqual([]);
    expect(violation).toContain(`${variable} is ${JSON.stringify(value)} but must be `);
  });

  it('lists every invalid value in one error, without secrets', () => {
    const env = { PORT: 'x', LOG_LEVEL: 'y', WORKLANE_SECRET: 'too-short', DATABASE_URL: 'mysql://root:hunter2@db/x' };
    expect(violationsOf(env)).toEqual([
      '  PORT is "x" but must be a whole number from 1 to 65535',
      '  DATABASE_URL has a value (not shown) that must be a postgresql:// URL with a percent-encoded password, one or more ' +
        'hosts, target_session_attrs=read-write or primary, pooler=host:port, replica=host:port,... or max_staleness=seconds if it has these',
      '  WORKLANE_SECRET has a value (not shown) that must be at least 32 bytes',
      '  LOG_LEVEL is "y" but must be one of trace, debug, info, warn, error, fatal, silent',
    ]);
  });

  it.each([
    // A password that is not percent-encoded, of which a host would be a part.
    'worklane:p@ss/w:rd@db/worklane',
    'worklane:p/ss@db/worklane',
    'worklane:p?ss@db/worklane',
    'worklane:p#ss@db/worklane',
    'worklane:p@a,b/x@c',
    'worklane:p/w@a,b/x',
    'worklane:p@a,/x',
    'worklane:p@a,b:x/x',
    'worklane:p@a,b/x?target_session_attrs=any',
    'worklane:p@a/x?host=a,b',
    'db/worklane?replica=a',
    'db/worklane?replica=a:1,',
    'db/worklane?replica=',
    'db/worklane?max_staleness=0',
    'db/worklane?max_staleness=x',
    // A pooler without a port would get the port of the database.
    'db/worklane?pooler=',
    'db/worklane?pooler=pgbouncer',
    'db/worklane?pooler=pgbouncer:',
    'db/worklane?pooler=:6432',
    'db/worklane?pooler=pgbouncer/x:6432',
  ])('rejects DATABASE_URL=postgresql://%s without showing it', (rest) => {
    expect(violationsOf({ ...secret, DATABASE_URL: `postgresql://${rest}` })).toEqual([
      expect.stringContaining('DATABASE_URL has a value (not shown)'),
    ]);
  });

  it.each([
    'worklane:p,ss%40@a:5432,b:5433/x',
    'worklane:p,ss%40@[::1]:1,b/x?target_session_attrs=primary',
    'worklane:p,ss%40@a/x?target_session_attrs=read-write',
    'worklane:p,ss%40@a/x?target_session_attrs=any',
    'worklane:p,ss%40@a/x?host=%2Frun%2Fpostgresql',
    'db/worklane?pooler=pgbouncer:6432',
    'db/worklane?pooler=10.0.0.1:6432',
    'db/worklane?pooler=[::1]:6432',
    `u:p@db:5432,db2/${replicas}`,
  ])('reads DATABASE_URL=postgresql://%s', (rest) => {
    const DATABASE_URL = `postgresql://${rest}`;
    expect(readSettings({ ...secret, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it('takes hosts, replicas and their bound from DATABASE_URL', () => {
    expect(addressesOf(`postgresql://u:p@db:5432,db2/${replicas}`)).toEqual({
      direct: ['db:5432', 'db2'].map((host) => `postgresql://u:p@${host}/worklane?sslmode=require`),
      target: 'read-write',
      replicas: ['a:1', '[::1]:2'].map((host) => `postgresql://u:p@${host}/worklane?sslmode=require`),
      maxStaleness: 30,
    });
  });

  it('reads secrets from files, and names a file that it cannot read', async () => {
    const file = join(await openFolder(), 'secret');
    writeFileSync(file, `${'s'.repeat(32)}\n`);
    const env = { NODE_ENV: 'production', WORKLANE_SECRET_FILE: file };
    expect(readSettings(env).secret).toBe('s'.repeat(32));
    expect(violationsOf({ WORKLANE_SECRET_FILE: `${file}s` })).toEqual([
      `  WORKLANE_SECRET_FILE names the file ${file}s, which cannot be read (ENOENT)`,
    ]);
    expect(readSettings({ PORT_FILE: file }).port).toBe(4000);
  });

  it('accepts older secrets in further lines, if the first line is long enough', () => {
    const long = 's'.repeat(32);
    for (const text of [long, `${long}\n`, `${long}\n${long}`, `${long}\nshort`]) {
      expect(violationsOf({ WORKLANE_SECRET: text }), JSON.stringify(text)).toEqual([]);
    }
    for (const text of [`short\n${long}`, `\n`, `${'s'.repeat(16)}\n${'s'.repeat(16)}`]) {
      expect(violationsOf({ WORKLANE_SECRET: text }), JSON.stringify(text)).toHaveLength(1);
    }
  });

  it.each<Record<string, string>>([{ DATABASE_URL: 'postgresql://localhost/worklane' }, { NODE_ENV: 'production' }])(
    'requires WORKLANE_SECRET with %o',
    (env) => {
      expect(violationsOf(env)).toEqual([expect.stringContaining('WORKLANE_SECRET is missing. With DATABASE_URL')]);
      expect(violationsOf({ ...env, ...secret })).toEqual([]);
      expect(readSettings({ NODE_ENV: 'development' }).secret).toBeUndefined();
    },
  );

  it('requires SMTP_FROM with SMTP_URL, and does not show the URL', () => {
    expect(violationsOf({ SMTP_URL: 'smtp://u:hunter2@mail.example.com' })).toEqual([
      expect.stringContaining('SMTP_FROM is missing.'),
    ]);
    const invalid = violationsOf({ SMTP_URL: 'https://u:hunter2@mail.example.com', SMTP_FROM: 'worklane@example.com' });
    expect(invalid).toEqual([
      '  SMTP_URL has a value (not shown) that must be an smtp:// or smtps:// URL with a percent-encoded password',
    ]);
  });

  it('rejects WEBHOOK_LOOPBACK_HTTP=true in production, and is false without it', () => {
    const production = { NODE_ENV: 'production', ...secret };
    expect(violationsOf({ ...production, WEBHOOK_LOOPBACK_HTTP: 'true' })).toEqual([
      '  WEBHOOK_LOOPBACK_HTTP is "true" but must be unset or false with NODE_ENV=production, because webhooks could reach ' +
        'other programs on this machine',
    ]);
    for (const env of [{}, production, { ...production, WEBHOOK_LOOPBACK_HTTP: 'false' }]) {
      expect(readSettings(env).webhookLoopbackHttp).toBe(false);
    }
    expect(readSettings({ WEBHOOK_LOOPBACK_HTTP: 'true' }).webhookLoopbackHttp).toBe(true);
  });
});

describe('the settings', () => {
  it('has the table of settings in the README', () => {
    const wanted = Object.values<Setting>(table).map(({ variable, description, default: text, otherwise }) => [
      `\`${variable}\``,
      text === undefined ? otherwise : `\`${text}\``,
      description,
    ]);
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const cells = readme.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|').slice(1, -1)] : []));
    const rows = cells.filter(({ length }) => length === 3).map((row) => row.map((cell) => cell.trim()));
    expect(rows).toEqual(wanted);
  });
});
