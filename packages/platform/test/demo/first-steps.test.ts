import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/config/settings.ts';
import type { DemoData } from '../../src/demo/create-demo-data.ts';
import { firstStepsText } from '../../src/demo/first-steps.ts';
import { actForUser, printedCommands, withoutSecret } from './printed-commands.ts';

const receiveLocally = 'Receive webhooks on this machine, with an http server on port 3000';
const acceptLoopback = 'Create webhooks whose URL is http on this machine, during development';
const baseUrl = 'http://127.0.0.1:4100';
const redirectUri = 'http://127.0.0.1:8976/callback';

const demo: DemoData = {
  organizations: [{ organizationId: 1042, name: 'Harbour & Pine Interiors', records: 251 }],
  organizationId: 1042,
  credentials: {
    email: 'demo@worklane.example',
    password: 'k3vm-k3vm-k3vm-k3vm-k3vm',
    privateApplication: { clientId: 'app_private', secret: 'wls_private' },
    publicApplication: { clientId: 'app_public', secret: 'wls_public', redirectUri },
    pkceApplication: { clientId: 'app_pkce', redirectUri },
  },
};

const print = (options = {}, of = demo) => firstStepsText(of, { baseUrl, isProduction: false, ...options });
const commands = printedCommands(print());

describe('the first steps', () => {
  it('show where to look, and the credentials', () => {
    const printed = print();
    for (const path of ['/dashboard', '/docs/', '/mcp', '/health/ready'])
      expect(printed).toContain(`${baseUrl}${path}\n`);
    const { email, password, privateApplication, publicApplication, pkceApplication } = demo.credentials;
    const ofApplications = [privateApplication, publicApplication, pkceApplication].flatMap((each) =>
      Object.values(each ?? {}),
    );
    for (const value of [email, password, ...ofApplications]) expect(printed).toContain(` ${value}`);
  });

  it('omit the credentials that were changed since, and their commands', () => {
    const { email, pkceApplication } = demo.credentials;
    const changed = print({}, { ...demo, credentials: { email, pkceApplication } });
    expect(changed).toContain('Password             (changed since the first start)');
    expect(changed).not.toMatch(/undefined|client_secret|grant_type=client_credentials/);
    expect(printedCommands(changed).get(actForUser)).toContain('client_id=app_pkce');
  });

  it('have the commands that are tested in a shell', () => {
    expect([...commands.keys()].slice(2)).toEqual([
      'Send the first request in the browser, after signing in with this e-mail address and password',
      'Get an access token and list contacts',
      actForUser,
      withoutSecret,
      receiveLocally,
      acceptLoopback,
      'List all admin commands',
    ]);
  });

  it('send the fields of the platform document in the exchange of a code', () => {
    const fields = [...(commands.get(actForUser) ?? '').matchAll(/-d (\w+)=/g)].map(([, name]) => name);
    expect(fields).toEqual(['grant_type', 'code', 'client_id', 'client_secret', 'redirect_uri']);
  });
});

describe('the commands for webhooks on this machine', () => {
  it('forward events to a receiver, and trigger one', () => {
    expect(commands.get(receiveLocally)).toBe(
      `  npm run worklane -- listen --to http://localhost:3000/hooks --base-url ${baseUrl}\n` +
        '  npm run worklane -- trigger task.created\n',
    );
  });

  it('omit the base URL where the tool finds the service by itself', () => {
    expect(print({ baseUrl: 'http://127.0.0.1:4000' })).not.toContain('--base-url');
  });

  it('start the service with a setting that it has', () => {
    const [, variable, value = ''] = /^ {2}(\w+)=(\w+) npm start\n$/.exec(commands.get(acceptLoopback) ?? '') ?? [];
    expect(variable).toBe('WEBHOOK_LOOPBACK_HTTP');
    expect(readSettings({ WEBHOOK_LOOPBACK_HTTP: value }).webhookLoopbackHttp).toBe(true);
  });

  it('do not name the setting in production, which does not allow it', () => {
    const inProduction = print({ isProduction: true });
    expect(inProduction).toContain(receiveLocally);
    expect(inProduction).not.toContain('WEBHOOK_LOOPBACK_HTTP');
  });
});
