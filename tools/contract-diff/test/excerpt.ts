import { document, type Loose, type LooseContract } from './contract.ts';

/** What the tables change. To compare the whole documents takes five times as long. */
const kept =
  /^(\/api\/v1\/\{organization_id\}\/tasks(\/\{id\})?|\/api\/webhooks(\/\{webhook_id\}(\/rotate-secret)?)?|\/oauth\/(authorize|jwks|token)|task\..*|sendTask(Created|Updated|Deleted))$/;

const texts: Record<keyof LooseContract, string> = { openapi: excerptOf('openapi'), asyncapi: excerptOf('asyncapi') };

/** Returns a copy of a document without the operations and events that no table changes. */
export const excerpt = (name: keyof LooseContract): Loose => JSON.parse(texts[name]);

function excerptOf(name: keyof LooseContract): string {
  const whole = document(name);
  for (const part of [whole.paths, whole.webhooks, whole.channels, whole.operations]) {
    for (const key of Object.keys(part ?? {})) if (!kept.test(key)) delete part[key];
  }
  return JSON.stringify(whole);
}
