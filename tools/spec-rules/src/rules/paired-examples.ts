import type { Oas3Rule, UserContext } from '@redocly/openapi-core';

/**
 * Requires the same example names in the request body and in the success response of an operation, by which mocks, API
 * clients and the documentation pair them. A response without a body pairs with any request.
 */
export const pairedExamples: Oas3Rule = () => ({
  Operation({ requestBody, responses }, context) {
    if (!requestBody) return;
    const requests = examplesIn(requestBody, context.location.child('requestBody'), context);
    const success = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const responseExamples = success.flatMap(([status, response]) =>
      examplesIn(response, context.location.child(['responses', status]), context),
    );
    if (responseExamples.length === 0) return;
    const isPaired = reportUnpaired(requests, responseExamples, 'success response', context);
    // A name that differs is reported once, at the request.
    if (isPaired) reportUnpaired(responseExamples, requests, 'request', context);
  },
});

interface NamedExample {
  readonly name: string;
  readonly location: UserContext['location'];
}

interface Body {
  content?: Record<string, { examples?: Record<string, unknown> }>;
}

/** Returns the examples of a body, in all media types. */
function examplesIn(body: object, place: UserContext['location'], { resolve }: UserContext): NamedExample[] {
  const resolved = resolve(body as { $ref: string });
  const location = '$ref' in body ? (resolved.location ?? place) : place;
  return Object.entries((resolved.node as Body | undefined)?.content ?? {}).flatMap(([mediaType, { examples = {} }]) =>
    Object.keys(examples).map((name) => ({
      name,
      location: location.child(['content', mediaType, 'examples', name]).key(),
    })),
  );
}

/** Returns whether each example has a counterpart. */
function reportUnpaired(
  examples: readonly NamedExample[],
  others: readonly NamedExample[],
  other: string,
  { report }: UserContext,
): boolean {
  const unpaired = examples.filter(({ name }) => !others.some((each) => each.name === name));
  for (const { name, location } of unpaired) {
    report({ message: `The example "${name}" must have a ${other} example of the same name.`, location });
  }
  return unpaired.length === 0;
}
