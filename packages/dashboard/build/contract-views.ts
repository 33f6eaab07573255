import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { calls } from './calls.ts';
import { eventExamples } from './event-examples.ts';
import { recordSchemas } from './record-schemas.ts';

/**
 * The parts of the contract that pages show, as modules that are loaded with the page: the whole documents are too much
 * for a browser. Their types stand in src/contract/virtual-modules.d.ts.
 */
export function contractViews(): Plugin {
  const views: Readonly<Record<string, () => unknown>> = {
    'contract:schemas': () => recordSchemas(openapi),
    'contract:event-examples': () => eventExamples(openapi),
    'contract:calls': () => calls(openapi),
  };
  return {
    name: 'worklane:contract-views',
    resolveId: (id) => (Object.hasOwn(views, id) ? `\0${id}` : undefined),
    load(id) {
      const view = views[id.slice(1)];
      // JSON.parse of a text is faster than a literal of that size.
      return view && `export default JSON.parse(${JSON.stringify(JSON.stringify(view()))});`;
    },
  };
}
