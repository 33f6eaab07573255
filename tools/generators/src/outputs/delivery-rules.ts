import type { AsyncapiDocument } from './events.ts';
import { constant, type GeneratedFile, sourceFile } from './generated-file.ts';

/** Returns how deliveries are sent and retried. The content type is that of all messages. */
export function deliveryRulesFile({ defaultContentType, ...asyncapi }: AsyncapiDocument): GeneratedFile {
  const { userAgent, ...rules } = asyncapi['x-delivery'];
  const headers = { 'content-type': defaultContentType, 'user-agent': userAgent };
  return sourceFile(
    'delivery-rules.ts',
    'specs/asyncapi',
    `import type { DeliveryRules } from '../catalogues.ts';\n`,
    constant('deliveryRules', 'How deliveries are sent and retried.', { headers, ...rules }, 'DeliveryRules'),
  );
}
