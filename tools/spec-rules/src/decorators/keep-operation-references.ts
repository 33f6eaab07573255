import type { Async3Decorator } from '@redocly/openapi-core';

/**
 * An AsyncAPI operation must refer to a channel of its document and to the messages of that channel. A
 * bundle puts the channel itself there when the channel stands in a file of its own; this puts the
 * references back.
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
