import type { CallableOperation } from '../calls/callable-operation.ts';
import type { Channel } from '../calls/transport.ts';
import { type Method, methodOf } from '../calls/operation-method.ts';
import { pathTemplate } from '../calls/path-template.ts';
import { modifyWith } from './modify.ts';
import { itemsOf, pagesOf } from './pagination.ts';

/** The methods of a resource: one for each operation, and what can be built on them. */
export function resourceOf(channel: Channel, operations: Readonly<Record<string, CallableOperation>>) {
  const methods: Record<string, Method> = {};
  const more: Record<string, unknown> = {};
  for (const [name, operation] of Object.entries(operations)) {
    const method = methodOf(channel, operation);
    methods[name] = method;
    if (operation.paged) {
      const pages = pagesOf(method, pathTemplate(operation.path).ids);
      const of = name === 'list' ? '' : name.replace(/^./, (first) => first.toUpperCase());
      more[`iterate${of}`] = itemsOf(pages);
      if (name === 'list') more.pages = pages;
    }
  }
  const { get, update } = methods;
  if (get && update) more.modify = modifyWith(channel.connection, get, update);
  return { ...methods, ...more };
}
