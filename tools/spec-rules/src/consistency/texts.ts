import type { ContractFiles } from './contract-files.ts';
import type { ConsistencyProblem, SpecNode } from './spec-node.ts';

const prose = ['title', 'summary', 'description', 'detail'];

const counted = 'event types?|events?|resource kinds?|kinds?|entit(?:y|ies)|resources?|collections?|scopes?';

const tens = ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].join('|');
const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].join('|');
const teens = ['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const number = String.raw`\d+|${teens.join('|')}|(?:${tens})(?:-(?:${units}))?`;

/** A number of events, kinds or scopes: `48 event types`, `thirteen more resources`, `there are 48`. */
const counts = new RegExp(
  [
    String.raw`(?<![\d.,:-])\b(?:${number})\s+(?:(?:more|other|different)\s+)?(?:${counted})\b`,
    String.raw`\bthere are (?:${number})(?![\d.,:]*\d)\b`,
  ].join('|'),
  'gi',
);

/** Reports numbers in prose that adding a kind or an event makes wrong. */
export function checkCounts({ files }: ContractFiles): ConsistencyProblem[] {
  return files.flatMap((file) =>
    [...file.descendants()].filter(isProse).flatMap((node) =>
      [...String(node.value).matchAll(counts)].map(([text]): ConsistencyProblem => {
        const quoted = text.replaceAll(/\s+/g, ' ');
        const message = `"${quoted}" is wrong once the contract changes. Write it without the number.`;
        return { ruleId: 'no-counts', message, at: node };
      }),
    ),
  );
}

const isProse = ({ keys, value }: SpecNode) => typeof value === 'string' && prose.includes(keys.at(-1) ?? '');

/** Reports what generators leave to a person: texts that start with `TODO:`. */
export function checkTodos({ files }: ContractFiles): ConsistencyProblem[] {
  return files.flatMap((file) =>
    [...file.descendants()].flatMap((node): ConsistencyProblem[] => {
      const [, task] = (typeof node.value === 'string' && /^TODO:\s*(.*)$/s.exec(node.value)) || [];
      return task === undefined ? [] : [{ ruleId: 'no-todo', message: `Decide: ${task}`, at: node }];
    }),
  );
}
