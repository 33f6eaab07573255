import { document, type Loose, type LooseContract } from './contract.ts';

/** What the tables change. To compare the whole documents takes five times as long. */
const kept =
  /^(\/api\/v1\/\{organization_id\}\/tasks(\/\{id\})?|\/api\/webhooks(\/\{webhook_id\}(\/rotate-secret)?)?|\/oauth\/(authorize|jwks|token)|task\..*|sendTask(Created|Updated|Deleted))$/;

/** What the tables refer to, in any place. */
const named = ['Money', 'Address'];

const texts: Record<keyof LooseContract, string> = { openapi: excerptOf('openapi'), asyncapi: excerptOf('asyncapi') };

/** Returns a copy of a document without the operations and events that no table changes. */
export const excerpt = (name: keyof LooseContract): Loose => JSON.parse(texts[name]);

function excerptOf(name: keyof LooseContract): string {
  const whole = document(name);
  for (const part of [whole.paths, whole.webhooks, whole.channels, whole.operations]) {
    for (const key of Object.keys(part ?? {})) if (!kept.test(key)) delete part[key];
  }
  keepReferenced(whole);
  return JSON.stringify(whole);
}

/** Removes the schemas to which neither the tables nor the rest of a document lead. */
function keepReferenced({ components, ...rest }: Loose): void {
  const { schemas, examples: _, ...others } = components;
  const kept = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name = ''] of (JSON.stringify(part) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (kept.has(name)) continue;
      kept.add(name);
      follow(schemas[name]);
    }
  };
  follow([rest, others, ...named.map((name) => ({ $ref: `#/components/schemas/${name}` }))]);
  for (const name of Object.keys(schemas)) if (!kept.has(name)) delete schemas[name];
}
