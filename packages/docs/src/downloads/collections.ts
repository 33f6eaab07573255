/// <reference path="./bruno-converters.d.ts" />
import { postmanToBruno } from '@usebruno/converters';
import { convertV2, type Options } from 'openapi-to-postmanv2';
import { openapi, operationPlaces } from '../contract/openapi.ts';
import { exampleRequest } from '../samples/example-request.ts';
import { defaultHost } from '../samples/values.ts';

/** The parts of a Postman collection (format 2.1) that differ from what the converter writes. */
export interface PostmanCollection {
  info: { name: string; _postman_id?: string };
  auth?: object;
  variable?: Variable[];
  item: PostmanItem[];
}

export interface PostmanItem {
  id?: string;
  name: string;
  item?: PostmanItem[];
  request?: PostmanRequest;
  response?: { id?: string; code: number }[];
}

export interface PostmanRequest {
  method: string;
  auth?: { type: string } | null;
  url: { host: string[]; path: string[]; query: Variable[]; variable: Variable[] };
  header: Variable[];
  body?: { mode: 'raw' | 'urlencoded'; raw?: string; urlencoded?: Variable[] };
}

interface Variable {
  key: string;
  value: string;
}

/**
 * Returns the operations of the contract as a Postman collection. Its variables are the base URL, the organization and the access
 * token; optional parameters are disabled.
 */
export async function postmanCollection(): Promise<PostmanCollection> {
  const { webhooks: _, ...document } = openapi;
  const collection = await convert(document);
  const bearer = { type: 'bearer', bearer: [{ key: 'token', value: '{{access_token}}', type: 'string' }] };
  return {
    ...collection,
    info: { ...collection.info, _postman_id: 'worklane' },
    auth: bearer,
    variable: [
      { key: 'base_url', value: defaultHost.base_url },
      { key: 'organization_id', value: String(defaultHost.organization_id) },
      { key: 'access_token', value: 'anything' },
    ],
    item: collection.item.map(withVariables),
  };
}

function convert(document: object): Promise<PostmanCollection> {
  const options: Options = { folderStrategy: 'Tags', parametersResolution: 'Example', enableOptionalParameters: false };
  return new Promise((resolve, reject) => {
    convertV2({ type: 'json', data: document }, options, (error, conversion) => {
      const [collection] = conversion?.output ?? [];
      if (collection) resolve(collection.data as PostmanCollection);
      else reject(error ?? new Error(`No Postman collection: ${conversion?.reason}`));
    });
  });
}

function withVariables({ id: _, ...item }: PostmanItem): PostmanItem {
  if (item.item) return { ...item, item: item.item.map(withVariables) };
  if (!item.request) return item;
  const { url, auth, ...request } = item.request;
  return {
    ...item,
    request: {
      ...request,
      ...(request.body?.mode === 'urlencoded' ? { body: { ...request.body, urlencoded: formFields(item.name) } } : {}),
      // Operations with a token inherit the authorization of the collection.
      ...(auth && auth.type !== 'noauth' ? {} : { auth: { type: 'noauth' } }),
      url: {
        ...url,
        host: ['{{base_url}}'],
        variable: url.variable.map((each) =>
          each.key === 'organization_id' ? { ...each, value: '{{organization_id}}' } : each,
        ),
      },
    },
    response: (item.response ?? []).filter(({ code }) => code < 400).map(({ id: _id, ...response }) => response),
  };
}

/** Returns the form of the operation's first example; the converter writes fields without values. */
function formFields(summary: string): Variable[] {
  const place = operationPlaces.find(({ operation }) => operation.summary === summary);
  if (!place) throw new Error(`No operation has the summary "${summary}" of a request in the Postman collection.`);
  const { body } = exampleRequest(place.operation.operationId);
  return Object.entries(body?.value ?? {}).map(([key, value]) => ({ key, value: String(value) }));
}

/** Returns a Postman collection in the format of Bruno. */
export async function brunoCollection(postman: PostmanCollection): Promise<object> {
  const { collection } = await postmanToBruno(structuredClone(postman));
  // The converter writes http:// before a URL that begins with a variable.
  return JSON.parse(JSON.stringify(collection).replaceAll('"http://{{base_url}}', '"{{base_url}}'));
}
