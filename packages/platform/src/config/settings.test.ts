import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
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

  it.each([
    ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
    ['[::1]:9464', { host: '::1', port: 9464 }],
  ])('reads METRICS_ADDRESS=%s', (value, metricsAddress) => {
    expect(readSettings({ METRICS_ADDRESS: value })).toMatchObject({ metricsAddress });
  });

  it('treats an empty variable as unset', () => {
    expect(readSettings({ PORT: '', TRUST_PROXY: '' })).toMatchObject({ port: 4000, trustProxy: undefined });
  });

  it.each([
    [{ HOST: '::1', PORT: '80' }, 'http://[::1]:80'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:4000'],
    [{ BASE_URL: 'https://api.example.com' }, 'https://api.example.com'],
    [{ BASE_URL: 'https://api.example.com/' }, 'https://api.example.com'],
  ])('derives the base URL of %o: %s', (env, baseUrl) => {
    expect(readSettings(env).baseUrl).toBe(baseUrl);
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

  it.each([
    ['', ['*']],
    ['off', []],
    ['app.example, *.agents.example', ['app.example', '*.agents.example']],
  ])('reads CLIENT_METADATA_HOSTS=%j', (value, hosts) => {
    expect(readSettings({ CLIENT_METADATA_HOSTS: value }).clientMetadataHosts).toEqual(hosts);
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

  it('rejects a password that is not percent-encoded, of which a host would be a part, without showing it', () => {
    for (const password of ['p@ss/w:rd', 'p/ss', 'p?ss', 'p#ss']) {
      const env = { DATABASE_URL: `postgresql://worklane:${password}@db/worklane`, WORKLANE_SECRET: 's'.repeat(32) };
      const violations = violationsOf(env);
      expect(violations).toEqual([expect.stringContaining('DATABASE_URL has a value (not shown)')]);
    }
  });

  it('reads several hosts, and rejects an empty one, a part of a password and standbys', () => {
    const env = { WORKLANE_SECRET: 's'.repeat(32) };
    for (const rest of [
      'a:5432,b:5433/x',
      '[::1]:1,b/x?target_session_attrs=primary',
      'a/x?target_session_attrs=read-write',
      'a/x?target_session_attrs=any',
      'a/x?host=%2Frun%2Fpostgresql',
    ]) {
      const DATABASE_URL = `postgresql://worklane:p,ss%40@${rest}`;
      expect(readSettings({ ...env, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    }
    for (const rest of [
      'p@a,b/x@c',
      'p/w@a,b/x',
      'p@a,/x',
      'p@a,b:x/x',
      'p@a,b/x?target_session_attrs=any',
      'p@a/x?host=a,b',
    ])
      expect(violationsOf({ ...env, DATABASE_URL: `postgresql://worklane:${rest}` }), rest).toEqual([
        expect.stringContaining('DATABASE_URL has a value (not shown)'),
      ]);
  });

  it('reads replicas with a bound, and rejects those without a port', () => {
    const env = { WORKLANE_SECRET: 's'.repeat(32) };
    for (const query of ['replica=a', 'replica=a:1,', 'replica=', 'max_staleness=0', 'max_staleness=x'])
      expect(violationsOf({ ...env, DATABASE_URL: `postgresql://db/worklane?${query}` }), query).toEqual([
        expect.stringContaining('DATABASE_URL has a value (not shown)'),
      ]);
    const url = 'postgresql://u:p@db:5432,db2/worklane?replica=a:1,[::1]:2&max_staleness=30&sslmode=require';
    expect(violationsOf({ ...env, DATABASE_URL: url })).toEqual([]);
    expect(addressesOf(url)).toEqual({
      direct: ['db:5432', 'db2'].map((host) => `postgresql://u:p@${host}/worklane?sslmode=require`),
      target: 'read-write',
      replicas: ['a:1', '[::1]:2'].map((host) => `postgresql://u:p@${host}/worklane?sslmode=require`),
      maxStaleness: 30,
    });
  });

  it('rejects a pooler without a port, which would get the port of the database', () => {
    const env = { WORKLANE_SECRET: 's'.repeat(32) };
    for (const pooler of ['', 'pgbouncer', 'pgbouncer:', ':6432', 'pgbouncer/x:6432']) {
      const violations = violationsOf({ ...env, DATABASE_URL: `postgresql://db/worklane?pooler=${pooler}` });
      expect(violations, pooler).toEqual([expect.stringContaining('DATABASE_URL has a value (not shown)')]);
    }
    for (const pooler of ['pgbouncer:6432', '10.0.0.1:6432', '[::1]:6432'])
      expect(violationsOf({ ...env, DATABASE_URL: `postgresql://db/worklane?pooler=${pooler}` }), pooler).toEqual([]);
  });

  it('reads secrets from files, and names a file that it cannot read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'worklane-settings-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'secret');
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

  it('requires WORKLANE_SECRET with DATABASE_URL', () => {
    const env = { DATABASE_URL: 'postgresql://localhost/worklane' };
    expect(violationsOf(env)).toEqual([expect.stringContaining('WORKLANE_SECRET is missing. With DATABASE_URL')]);
    expect(readSettings({ ...env, WORKLANE_SECRET: 's'.repeat(32) }).databaseUrl).toBe(env.DATABASE_URL);
  });

  it('requires SMTP_FROM with SMTP_URL, and does not show the URL', () => {
    expect(violationsOf({ SMTP_URL: 'smtp://u:hunter2@mail.example.com' })).toEqual([
      expect.stringContaining('SMTP_FROM is missing.'),
    ]);
    const invalid = violationsOf({ SMTP_URL: 'https://u:hunter2@mail.example.com', SMTP_FROM: 'worklane@example.com' });
    expect(invalid).toEqual([
      '  SMTP_URL has a value (not shown) that must be an smtp:// or smtps:// URL with a percent-encoded password',
    ]);
  });

  it('requires WORKLANE_SECRET in production', () => {
    const env = { NODE_ENV: 'production' };
    expect(violationsOf(env)).toEqual([expect.stringContaining('WORKLANE_SECRET is missing.')]);
    expect(readSettings({ ...env, WORKLANE_SECRET: 's'.repeat(32) }).dataFolder).toBe('.worklane');
    expect(readSettings({ NODE_ENV: 'development' }).secret).toBeUndefined();
  });

  it('rejects WEBHOOK_LOOPBACK_HTTP=true in production, and is false without it', () => {
    const production = { NODE_ENV: 'production', WORKLANE_SECRET: 's'.repeat(32) };
    expect(violationsOf({ ...production, WEBHOOK_LOOPBACK_HTTP: 'true' })).toEqual([
      '  WEBHOOK_LOOPBACK_HTTP is "true" but must be unset or false with NODE_ENV=production, because webhooks could reach ' +
        'other programs on this machine',
    ]);
    for (const env of [{}, production, { ...production, WEBHOOK_LOOPBACK_HTTP: 'false' }]) {
      expect(readSettings(env).webhookLoopbackHttp).toBe(false);
    }
    expect(readSettings({ WEBHOOK_LOOPBACK_HTTP: 'true' }).webhookLoopbackHttp).toBe(true);
  });

  it('reads proxies as addresses, networks and names of networks', () => {
    const { trustProxy } = readSettings({ TRUST_PROXY: '10.0.0.0/8, fd00::/8,loopback' });
    expect(trustProxy).toEqual(['10.0.0.0/8', 'fd00::/8', 'loopback']);
  });

  it('reads allowed networks as addresses and networks', () => {
    const { webhookAllowedNetworks } = readSettings({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8, ::1' });
    expect(webhookAllowedNetworks).toEqual(['127.0.0.0/8', '::1']);
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
