interface Examples {
  components: { examples: Readonly<Record<string, { value?: unknown }>> };
  webhooks: Readonly<Record<string, { post: unknown }>>;
}

interface Receiving {
  requestBody?: { content?: { 'application/json'?: { examples?: Record<string, { $ref?: string }> } } };
}

/** What is delivered for each event, by its type: the first example of the contract. */
export function eventExamples({ components, webhooks }: Examples): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(webhooks).flatMap(({ post }) => {
      const examples = (post as Receiving).requestBody?.content?.['application/json']?.examples ?? {};
      const name = Object.values(examples)[0]?.$ref?.split('/').at(-1) ?? '';
      const value = components.examples[name]?.value as { type: string } | undefined;
      return value ? [[value.type, value]] : [];
    }),
  );
}
