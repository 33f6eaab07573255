import type { Async3Decorator } from '@redocly/openapi-core';

/**
 * Restores the references of AsyncAPI operations to channels and messages. The bundler replaces a reference by the channel
 * if that is in another file, but AsyncAPI requires references to the channels of the document.
 */
export const keepOperationReferences: Async3Decorator = () => {
  const kept: { operation: object; channel: unknown; messages: unknown }[] = [];
  return {
    Operation: {
      enter(operation) {
        const { channel, messages } = structuredClone(operation);
        kept.push({ operation, channel, messages });
      },
    },
    Root: {
      leave() {
        for (const { operation, ...references } of kept) Object.assign(operation, references);
      },
    },
  };
};
