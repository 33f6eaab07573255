import listPaths from 'contract:list-paths';
import { curlCommand } from '@worklane/contract/curl';

/** Returns a curl command that lists a collection; undefined for one without a list. */
export function curlExample(collection: string, organization: number, token: string): string | undefined {
  const path = listPaths[collection]?.replace('{organization_id}', String(organization));
  return path && curlCommand({ method: 'GET', url: `${location.origin}${path}`, token });
}
