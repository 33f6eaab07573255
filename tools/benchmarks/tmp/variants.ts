import type pg from 'pg';
import { readFileSync } from 'node:fs';
import { claimDeliveries } from '../../../packages/platform/src/webhooks/delivery/claim-deliveries.ts';
import { completeDeliveries } from '../../../packages/platform/src/webhooks/delivery/complete-deliveries.ts';
const src = (f: string) => readFileSync(`/tmp/w1-old/${f}`, 'utf8');
const text = (f: string) => /text: `([^`]*)`/.exec(src(f))![1]!;
export const claimText = text('claim-deliveries.ts');
export const completeText = text('complete-deliveries.ts');
const toColumns = ({ delivery, requestHeaders, durationMs, response, error, nextAttemptAt }: any) => ({
  organization_id: delivery.organization_id, webhook_id: delivery.webhook_id, id: delivery.id, leased_until: delivery.leased_until,
  status: error ? 'failed' : 'succeeded', url: delivery.url, request_headers: requestHeaders,
  response_status: response?.status ?? null, response_headers: response?.headers ?? null, response_body: response?.body ?? null,
  error_code: error?.code ?? null, error_detail: error?.detail ?? null, duration_ms: durationMs, next_attempt_at: nextAttemptAt ?? null,
});
const hour = (d: Date) => new Date(Math.floor(d.getTime() / 3600000) * 3600000).toISOString();
type C = pg.Client;
export const claimWith = (name: string, t: string) => async (c: C, ids: number[], now: Date, until: Date) =>
  (await c.query({ name, text: t, values: [ids.map(() => 1), ids, ids.map(() => 62), now.toISOString(), until.toISOString()] })).rows;
export const completeWith = (name: string, t: string) => async (c: C, attempts: any[], now: Date) =>
  (await c.query({ name, text: t, values: [JSON.stringify(attempts.map(toColumns)), now.toISOString(), hour(now)] })).rows[0].completed as number;
const replace = (s: string, a: string | RegExp, b: string) => { const r = s.replace(a, b); if (r === s) throw new Error(`no match ${a}`); return r; };
const noLock = replace(claimText, 'for update skip locked', '');
// keep only the counts out, to see the share of each part
const onlyParse = `with made as materialized (${/json_to_recordset[\s\S]*?next_attempt_at timestamptz\s*\)/.exec(completeText)![0].replace(/^/, 'select * from ')}) select count(*)::int as completed from made`;
export const variants: Record<string, { claim: any; complete: any }> = {
  base: { claim: claimWith('c', claimText), complete: completeWith('d', completeText) },
  noLock: { claim: claimWith('c2', noLock), complete: completeWith('d', completeText) },
  noCount: { claim: claimWith('c', claimText), complete: completeWith('d2', replace(completeText.replace('as completed from completed', 'as completed, $2::text, $3::text from completed'), /, counted as \([\s\S]*?\), retried/, ', retried')) },
  noLog: { claim: claimWith('c', claimText), complete: completeWith('d3', replace(completeText.replace('as completed from completed', 'as completed, $2::text, $3::text from completed'), /, logged as \([\s\S]*?\), retried/, ', retried')) },
};
export { onlyParse };

const bin = (oid: number, size: (v: any) => number, write: (b: Buffer, v: any, o: number) => void) => (values: any[]) => {
  let total = 20; for (const v of values) total += 4 + (v === null ? 0 : size(v));
  const b = Buffer.allocUnsafe(total);
  b.writeInt32BE(1, 0); b.writeInt32BE(1, 4); b.writeInt32BE(oid, 8); b.writeInt32BE(values.length, 12); b.writeInt32BE(1, 16);
  let o = 20;
  for (const v of values) { if (v === null) { b.writeInt32BE(-1, o); o += 4; continue; } const s = size(v); b.writeInt32BE(s, o); write(b, v, o + 4); o += 4 + s; }
  return b;
};
const binText = bin(25, (v) => Buffer.byteLength(v), (b, v, o) => b.write(v, o));
const binInt8 = bin(20, () => 8, (b, v, o) => { b.writeInt32BE(Math.floor(v / 2 ** 32), o); b.writeUInt32BE(v % 2 ** 32, o + 4); });
const binInt4 = bin(23, () => 4, (b, v, o) => b.writeInt32BE(v, o));

const rest = /, completed as \([\s\S]*$/.exec(completeText)![0];
// tid from the claim
export const claimTid = replace(claimText, 'claimed.webhook_id, claimed.id,', 'claimed.webhook_id, claimed.id, claimed.ctid as row_id,').replace('returning *', 'returning *, ctid');
const completeTid = replace(
  replace(completeText, /, leased as \([\s\S]*?\), completed/, ', completed'),
  'array(select row_id from leased)', 'array(select row_id from made)').replace('duration_ms integer, next', 'duration_ms integer, row_id tid, next');
const completeTidBy = (name: string, t: string) => async (c: C, attempts: any[], now: Date) =>
  (await c.query({ name, text: t, values: [JSON.stringify(attempts.map((a) => ({ ...toColumns(a), row_id: a.delivery.row_id }))), now.toISOString(), hour(now)] })).rows[0].completed as number;
variants.tid = { claim: claimWith('c3', claimTid), complete: completeTidBy('d4', completeTid) };

const arrays = replace(completeTid, /made as materialized \([\s\S]*?\n {6}\)\n {4}\)/, `made as materialized (
  select * from unnest($1::text[]::tid[], $4::bigint[], $5::timestamptz[], $6::text[], $7::text[], $8::text[]::json[], $9::int[], $10::text[]::json[], $11::text[], $12::text[], $13::text[], $14::int[], $15::timestamptz[])
   as made (row_id, id, leased_until, status, url, request_headers, response_status, response_headers, response_body, error_code, error_detail, duration_ms, next_attempt_at))`);
const cols = (attempts: any[]) => { const c = attempts.map(toColumns); const get = (k: string) => c.map((x: any) => x[k]); return get; };
const iso = (d: any) => d;
variants.arrays = { claim: claimWith('c3', claimTid), complete: async (c: C, a: any[], now: Date) => {
  const g = cols(a); return (await c.query({ name: 'd5', text: arrays, values: [a.map((x) => x.delivery.row_id), now.toISOString(), hour(now), g('id'), g('leased_until'), g('status'), g('url'), g('request_headers').map((x: any) => JSON.stringify(x)), g('response_status'), g('response_headers').map((x: any) => JSON.stringify(x)), g('response_body'), g('error_code'), g('error_detail'), g('duration_ms'), g('next_attempt_at')] })).rows[0].completed; } };
variants.binary = { claim: claimWith('c3', claimTid), complete: async (c: C, a: any[], now: Date) => {
  const g = cols(a); return (await c.query({ name: 'd6', text: arrays.replace('$5::timestamptz[]', '$5::text[]::timestamptz[]').replace('$15::timestamptz[]', '$15::text[]::timestamptz[]'), values: [binText(a.map((x) => x.delivery.row_id)), now.toISOString(), hour(now), binInt8(g('id')), binText(g('leased_until')), binText(g('status')), binText(g('url')), binText(g('request_headers').map((x: any) => JSON.stringify(x))), binInt4(g('response_status')), binText(g('response_headers').map((x: any) => JSON.stringify(x))), binText(g('response_body')), binText(g('error_code')), binText(g('error_detail')), binInt4(g('duration_ms')), binText(g('next_attempt_at'))] })).rows[0].completed; } };
// headers as strings within json: no second json parse of the nested value
// lean claim: no webhook columns, no constant
const lean = replace(claimTid, /select claimed\.organization_id[\s\S]*?event\.created_at as event_created_at/, `select claimed.webhook_id, claimed.id, claimed.ctid as row_id, claimed.message_id, claimed.message_type, claimed.trigger, claimed.retries, claimed.body, event.data as event_data, event.previous as event_previous, event.created_at as event_created_at`).replace('join requested using (organization_id, webhook_id)', '').replace(/claim$/, '');
variants.lean = { claim: async (c: C, ids: number[], now: Date, until: Date) => (await claimWith('c4', lean)(c, ids, now, until)).map((r: any) => ({ ...r, organization_id: 1, leased_until: until.toISOString(), url: 'http://127.0.0.1:40000/worklane/1' })), complete: completeTidBy('d4', completeTid) };

const storeOf = (c: C) => ({ read: async ({ name, text }: any, values: any[]) => (await c.query({ name, text, values })).rows }) as any;
variants.new = { claim: (c: C, ids: number[], now: Date) => claimDeliveries(storeOf(c), ids.map((webhookId) => ({ organizationId: 1, webhookId, count: 62 })), now), complete: (c: C, a: any[], now: Date) => completeDeliveries(storeOf(c), a, now) };
