import { prism } from '../validation/prism.ts';
import { respondingWith } from './example-handler.ts';

/** Responds to every operation with the examples of the contract, which Prism finds. */
export const mockHandler = respondingWith(async (operation, { status }, { mediaType = '*/*', example }, request) => {
  const { output } = await prism.run(request, await prism.operation(operation), {
    isProxy: false,
    validateRequest: false,
    checkSecurity: false,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: {
      code: status,
      mediaTypes: [mediaType],
      dynamic: false,
      ...(example !== undefined && { exampleKey: example }),
    },
  });
  return output.body;
});
