import { readFile } from 'node:fs/promises';
import { clientCredentials, createClient } from '@worklane/client';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { applicationOf } from '../client/application.ts';
import { localCertificate } from '../environment/certificate.ts';
import { type Platform, startPlatform } from '../environment/platform.ts';
import { type Receiver, startReceiver } from '../environment/receiver.ts';
import { type Selector, selectorsOf } from './promql.ts';

const monitoring = new URL('../../../platform/monitoring/', import.meta.url);
const guide = new URL('../../../docs/pages/self-hosting.md', import.meta.url);

/** The labels that Prometheus adds to every series of a target. */
const targetLabels = ['job', 'instance'];

/** A series that Prometheus makes for each target. */
const targetSeries = 'up';

interface Alert {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: Record<'summary' | 'description' | 'runbook_url', string>;
}

interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  datasource?: { uid: string };
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; refId: string; datasource: { uid: string } }[];
}

let alerts: Alert[];
let dashboard: {
  schemaVersion: number;
  panels: Panel[];
  templating: { list: { name: string; type: string; query: unknown }[] };
};
let samples: { metric: string; labels: Record<string, string> }[];
let receiver: Receiver;
let platform: Platform;

beforeAll(async () => {
  alerts = parse(await readFile(new URL('alert-rules.yaml', monitoring), 'utf8')).groups.flatMap(
    ({ rules }: { rules: Alert[] }) => rules,
  );
  dashboard = JSON.parse(await readFile(new URL('grafana-dashboard.json', monitoring), 'utf8'));
  const certificate = await localCertificate();
  receiver = await startReceiver(certificate);
  platform = await startPlatform({
    engine: 'postgresql',
    env: { WEBHOOK_CA_FILE: certificate.certFile, REQUEST_LOG_PER_DAY: '10' },
  });
  samples = await scrapeAfterTraffic();
});

afterAll(async () => {
  await platform?.stop();
  await receiver?.stop();
});

/** Causes a delivery, a failed sign-in and an omission of the request log. @returns the samples of /metrics */
async function scrapeAfterTraffic(): Promise<typeof samples> {
  const client = createClient({ baseUrl: platform.baseUrl, auth: clientCredentials(applicationOf(platform)) });
  await client.webhooks.create({ url: receiver.url, events: ['task.created'] });
  for (let number = 1; number <= 12; number++) await client.tasks.create({ title: `Task ${number}` });
  await fetch(`${platform.baseUrl}/sign-in`, { method: 'POST' });
  return waitFor(async () => {
    const response = await fetch(`${platform.baseUrl}/metrics`);
    const found = samplesOf(await response.text());
    expect(found.some(({ labels }) => labels.outcome === 'succeeded')).toBe(true);
    expect(found.some(({ labels }) => labels.reason !== undefined)).toBe(true);
    return found;
  });
}

/** Returns the samples of a scrape in the text format of Prometheus. */
const samplesOf = (scrape: string): typeof samples =>
  [...scrape.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)].map(([, metric = '', labels = '']) => ({
    metric,
    labels: Object.fromEntries(
      [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name, value]) => [name, value]),
    ),
  }));

/** Returns what a scrape does not have of a selector. */
function missing({ metric, labels, values }: Selector): string[] {
  if (metric === targetSeries) return labels.filter((label) => !targetLabels.includes(label));
  const series = samples.filter((sample) => sample.metric === metric);
  if (series.length === 0) return [metric];
  const isKnown = (label: string) => targetLabels.includes(label) || series.some((each) => label in each.labels);
  const hasValue = ([label, value]: [string, string]) =>
    targetLabels.includes(label) || unusualValues.has(value) || series.some((each) => each.labels[label] === value);
  return [
    ...labels.filter((label) => !isKnown(label)).map((label) => `${metric}{${label}}`),
    ...Object.entries(values)
      .filter((entry) => !hasValue(entry))
      .map(([label, value]) => `${metric}{${label}="${value}"}`),
  ];
}

/** Statuses that a healthy service does not return within its limits. */
const unusualValues = new Set(['429', '500', '503']);

/** Replaces the variables of Grafana that are not in a string. */
const withoutVariables = (expression: string) => expression.replaceAll('$__rate_interval', '5m');

describe('the alert rules', () => {
  it('use only metrics and labels that the service has', () => {
    expect(alerts.flatMap(({ expr }) => selectorsOf(expr).flatMap(missing))).toEqual([]);
    expect(alerts.length).toBeGreaterThan(5);
  });

  it('select the job of the scrape configuration in the guide', async () => {
    const selectors = alerts.flatMap(({ expr }) => selectorsOf(expr));
    expect(new Set(selectors.map(({ values }) => values.job))).toEqual(new Set(['worklane']));
    expect(await readFile(guide, 'utf8')).toContain('job_name: worklane\n');
  });

  it('have a severity, a duration, a summary and a description, and a runbook in the guide that says what to do', async () => {
    const sections = sectionsOf(await readFile(guide, 'utf8'));
    for (const { alert, for: duration, labels, annotations } of alerts) {
      expect(['critical', 'warning'], alert).toContain(labels.severity);
      expect(duration, alert).toMatch(/^\d+[smh]$/);
      expect(annotations.summary, alert).toMatch(/^[A-Z].{10,60}[^.]$/);
      expect(annotations.description, alert).toMatch(/.{20,}\.$/);
      const [, anchor = ''] =
        /^https:\/\/worklane\.example\.com\/docs\/self-hosting\.html#([\w-]+)$/.exec(annotations.runbook_url) ?? [];
      expect(Object.keys(sections), alert).toContain(anchor);
      expect(sections[anchor], alert).toMatch(/^\d\. /m);
      expect(sections[anchor], alert).toContain(`\`${alert}\``);
    }
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });
});

/** Returns the text below each heading by the anchor that VitePress gives it. */
function sectionsOf(markdown: string): Record<string, string> {
  const parts = markdown.split(/^#{2,3} (.+)\n/m).slice(1);
  return Object.fromEntries(
    parts.flatMap((heading, index) =>
      index % 2 === 0 ? [[heading.toLowerCase().replaceAll(/[^\w]+/g, '-'), parts[index + 1] ?? '']] : [],
    ),
  );
}

describe('the dashboard for Grafana', () => {
  const targets = () =>
    dashboard.panels.flatMap(({ title, targets = [] }) => targets.map((each) => ({ title, ...each })));

  it('uses only metrics and labels that the service has', () => {
    const absent = targets().map(({ title, expr }) => [title, ...selectorsOf(withoutVariables(expr)).flatMap(missing)]);
    expect(absent.filter(({ length }) => length > 1)).toEqual([]);
    expect(absent.length).toBeGreaterThan(20);
  });

  it('shows every metric of the service itself', () => {
    const shown = targets().flatMap(({ expr }) => selectorsOf(withoutVariables(expr)).map(({ metric }) => metric));
    const base = (metric: string) => metric.replace(/_(bucket|sum|count)$/, '');
    const ours = samples.map(({ metric }) => base(metric)).filter((metric) => /^(worklane|http)_/.test(metric));
    expect([...new Set(ours)].filter((metric) => !shown.some((each) => base(each) === metric))).toEqual([]);
  });

  it('has a data source, a job and a node to select, and uses no other variable', () => {
    const { list } = dashboard.templating;
    expect(list.map(({ name, type }) => [name, type])).toEqual([
      ['datasource', 'datasource'],
      ['job', 'query'],
      ['instance', 'query'],
    ]);
    expect(list[0]?.query).toBe('prometheus');
    for (const { title, datasource, type } of dashboard.panels) {
      if (type !== 'row') expect(datasource?.uid, title).toMatch(/^\$\{datasource\}$/);
    }
    for (const { title, expr, datasource } of targets()) {
      expect(datasource.uid, title).toMatch(/^\$\{datasource\}$/);
      const variables = [...expr.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
      expect(['job', 'instance', '__rate_interval'], title).toEqual(expect.arrayContaining(variables));
    }
  });

  it('has panels with unique ids and a description, which do not overlap', () => {
    const { panels, schemaVersion } = dashboard;
    expect(schemaVersion).toBeGreaterThanOrEqual(36);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { title, type, description, gridPos } of panels) {
      expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
      if (type !== 'row') expect(description, title).toMatch(/\.$/);
    }
    const overlap = (a: Panel['gridPos'], b: Panel['gridPos']) =>
      a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
    const overlapping = panels.flatMap((one, index) =>
      panels
        .slice(index + 1)
        .filter((other) => overlap(one.gridPos, other.gridPos))
        .map(({ title }) => [one.title, title]),
    );
    expect(overlapping).toEqual([]);
  });
});
