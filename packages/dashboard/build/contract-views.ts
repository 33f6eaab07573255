import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import type { Schemas } from '../src/contract/fields.ts';

/**
 * Generates modules with the parts of the contract that pages show: the whole documents are too large for a browser.
 * src/contract/virtual-modules.d.ts declares them.
 */
export function contractViews(): Plugin {
  const views: Readonly<Record<string, (openapi: OpenApi) => unknown>> = {
    'contract:schemas': schemas,
    'contract:event-examples': eventExamples,
    'contract:list-paths': listPaths,
  };
  const file = createRequire(import.meta.url).resolve('@worklane/contract/openapi.json');
  return {
    name: 'worklane:contract-views',
    resolveId: (id) => (Object.hasOwn(views, id) ? `\0${id}` : undefined),
    load(id) {
      const view = views[id.slice(1)];
      if (!view) return undefined;
      this.addWatchFile(file);
      const json = JSON.stringify(view(JSON.parse(readFileSync(file, 'utf8')) as OpenApi));
      // Browsers parse a JSON string faster than an object literal of this size.
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
    /** Loads the views again when the contract changes, in the development server. */
    hotUpdate({ file: changed, modules }) {
      if (changed !== file) return undefined;
      const { moduleGraph } = this.environment;
      return [...modules, ...Object.keys(views).flatMap((id) => moduleGraph.getModuleById(`\0${id}`) ?? [])];
    },
  };
}

interface OpenApi {
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  webhooks: Readonly<Record<string, { post: unknown }>>;
  components: {
    schemas: Readonly<Record<string, unknown>>;
    examples: Readonly<Record<string, { value?: unknown }>>;
  };
}

/** The extensions that no page shows: the problems alone are 20 kB of text. */
const omitted = new Set(['x-origin', 'x-problems', 'x-violations', 'x-oauth-errors']);

/** Returns all schemas by name, without the extensions that no page shows. */
function schemas({ components }: OpenApi): Schemas {
  const text = JSON.stringify(components.schemas, (key, value) => (omitted.has(key) ? undefined : value));
  return JSON.parse(text.replaceAll('#/components/schemas/', ''));
}

interface WebhookOperation {
  requestBody?: { content?: { 'application/json'?: { examples?: Record<string, { $ref?: string }> } } };
}

/** Returns the first example of each event's delivery by event type. */
function eventExamples({ components, webhooks }: OpenApi): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(webhooks).flatMap(({ post }) => {
      const examples = (post as WebhookOperation).requestBody?.content?.['application/json']?.examples ?? {};
      const name = Object.values(examples)[0]?.$ref?.split('/').at(-1) ?? '';
      const value = components.examples[name]?.value as { type: string } | undefined;
      return value ? [[value.type, value]] : [];
    }),
  );
}

/** Returns the path of the list of each collection; those of nested lists follow its own. */
function listPaths({ paths }: OpenApi): Record<string, string> {
  return Object.fromEntries(
    Object.entries(paths)
      .toReversed()
      .flatMap(([path, { get }]) => {
        const { operationId = '', tags = [] } = (get ?? {}) as { operationId?: string; tags?: readonly string[] };
        return operationId.startsWith('list') ? tags.map((tag) => [tag.toLowerCase().replaceAll(' ', '-'), path]) : [];
      }),
  );
}
