import type { PrismOperation } from './validation/prism.ts';

/** One of the answers that the contract documents for an operation. */
export interface DocumentedAnswer {
  readonly status: number;
  /** Empty where the answer has no content. */
  readonly mediaTypes: readonly string[];
  readonly examples: readonly string[];
}

/** All answers of an operation, what it answers without being asked for another one first. */
export function documentedAnswers({ responses }: PrismOperation): readonly DocumentedAnswer[] {
  return responses
    .map(({ code, contents = [] }) => ({
      status: Number(code),
      mediaTypes: contents.map(({ mediaType }) => mediaType),
      examples: contents.flatMap(({ examples = [] }) => examples.map(({ key }) => key)),
    }))
    .sort((a, b) => a.status - b.status);
}
