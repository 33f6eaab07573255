import { UsageError } from '@worklane/contract/command-line';
import { type ConditionOptions, InvalidConditionError, readConditions } from '../conditions/condition-options.ts';

/** The options of a command that set conditions. */
export const conditionArguments = {
  delay: { type: 'string' },
  slow: { type: 'string', multiple: true },
  fail: { type: 'string' },
  'rate-limit': { type: 'string' },
  'expire-tokens': { type: 'string' },
  streams: { type: 'string' },
} as const;

export const conditionHelp = `  --delay <ms>            delays every response: 300, or 200-800
  --slow <operation>=<ms> delays one operation: listTasks=2000; can be repeated
  --fail <share>          lets requests fail with 500 or 503: 5%, or 0.05
  --rate-limit <n>        allows n requests per minute and client
  --expire-tokens <s>     lets access tokens expire after s seconds
  --streams <mode>        refuse: no event stream can be opened; drop: each is dropped after a second`;

interface ConditionValues {
  readonly delay?: string | undefined;
  readonly slow?: readonly string[] | undefined;
  readonly fail?: string | undefined;
  readonly 'rate-limit'?: string | undefined;
  readonly 'expire-tokens'?: string | undefined;
  readonly streams?: string | undefined;
}

/** @throws UsageError */
export function readConditionArguments(values: ConditionValues): ConditionOptions {
  const { delay, slow, fail, streams, 'rate-limit': rateLimit, 'expire-tokens': expireTokens } = values;
  const given = { delay, slow: slow?.map(readSlow), fail, rateLimit, expireTokens, streams };
  const options = Object.entries({ ...given, slow: given.slow && Object.fromEntries(given.slow) });
  try {
    return readConditions(Object.fromEntries(options.filter(([, value]) => value !== undefined)));
  } catch (error) {
    if (!(error instanceof InvalidConditionError)) throw error;
    const { condition, hint } = error;
    const [option = ''] = condition.split('.', 1);
    const name = option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const operation = condition.includes('.') ? `: ${condition.slice(condition.indexOf('.') + 1)}` : '';
    throw new UsageError(`Invalid --${name}${operation}: it ${hint}.`);
  }
}

function readSlow(text: string): [operation: string, delay: string] {
  const [operation = '', delay, ...rest] = text.split('=');
  if (delay !== undefined && rest.length === 0) return [operation, delay];
  throw new UsageError(`Invalid --slow: ${text}. Use an operation and milliseconds such as listTasks=2000.`);
}
