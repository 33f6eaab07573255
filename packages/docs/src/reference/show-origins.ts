import { type OpenApi, type Operation, operationMethods, type Parameter, type Schema } from '../contract/openapi.ts';
import { originBadge } from './origin-badge.ts';

/**
 * Marks who decided: every operation and event; of parameters and fields only what the platform document states, and
 * what the design added among what it states. All else was decided, and saying so a thousand times would hide the rest.
 */
export function showOrigins(document: OpenApi): void {
  for (const item of Object.values(document.paths)) {
    for (const operation of operationMethods.flatMap((method) => item[method] ?? [])) {
      markOperation(operation);
      for (const parameter of operation.parameters ?? []) if ('name' in parameter) markParameter(parameter);
    }
  }
  for (const { post } of Object.values(document.webhooks)) markOperation(post);
  for (const parameter of Object.values(document.components.parameters)) markParameter(parameter);
  for (const schema of Object.values(document.components.schemas)) markFields(schema);
}

function markOperation(operation: Operation) {
  operation['x-badges'] = originBadge(operation['x-origin']);
}

function markParameter(parameter: Parameter) {
  if (parameter['x-origin'] === 'document') parameter['x-badges'] = originBadge('document');
}

function markFields(schema: Schema) {
  const ofSchema = schema['x-origin'] ?? 'design';
  for (const field of Object.values(schema.properties ?? {})) {
    const origin = ('x-origin' in field ? field['x-origin'] : undefined) ?? ofSchema;
    if (origin === 'document' || ofSchema === 'document') Object.assign(field, { 'x-badges': originBadge(origin) });
  }
}
