import { type Resource, resources } from '@worklane/contract';
import { UsageError } from '../errors.ts';
import { suggestion } from '../suggestion.ts';

/** Returns a resource by its collection. @throws UsageError with a similar name */
export function resourceOf(collection: string): Resource {
  if (Object.hasOwn(resources, collection)) return resources[collection as keyof typeof resources];
  const similar = suggestion(collection, Object.keys(resources));
  throw new UsageError(`Unknown collection "${collection}".${similar} \`worklane describe\` lists the resources.`);
}
