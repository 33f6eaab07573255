import { operations } from '@worklane/contract';
import { similarName } from '@worklane/contract/similar-name';

export type OperationId = keyof typeof operations;

/** Milliseconds: a number, or a range such as `200-800`. */
export type Delay = number | `${number}-${number}`;

/** How event streams behave: `refuse` drops open ones and refuses others; `drop` accepts each and drops it after a second. */
export type StreamCondition = 'online' | 'refuse' | 'drop';

/** What goes wrong between a client and the mock. Omitted conditions are off. */
export interface ConditionOptions {
  /** Delay of every response; 0 is none. */
  readonly delay?: Delay;
  /** Delay of single operations, instead of `delay`. */
  readonly slow?: Readonly<Partial<Record<OperationId, Delay>>>;
  /** Share of requests that fail with 500 or 503, from 0 to 1, or in percent such as `5%`. */
  readonly fail?: number | `${number}%`;
  /** Maximum requests of a client per minute; 0 is unlimited. */
  readonly rateLimit?: number;
  /** Lifetime of access tokens in seconds; 0 is that of the service. */
  readonly expireTokens?: number;
  readonly streams?: StreamCondition;
}

/** All conditions; equal to the options that set them. */
export interface CurrentConditions extends Required<ConditionOptions> {
  readonly fail: number;
}

export const noConditions: CurrentConditions = {
  delay: 0,
  slow: {},
  fail: 0,
  rateLimit: 0,
  expireTokens: 0,
  streams: 'online',
};

/** A condition whose value is not valid. */
export class InvalidConditionError extends Error {
  override readonly name = 'InvalidConditionError';
  /** The name of the condition; `slow.listTasks` for that of an operation. */
  readonly condition: string;
  /** How to correct it: `must be ...`. */
  readonly hint: string;

  constructor(condition: string, hint: string) {
    super(`Invalid condition ${condition}: it ${hint}.`);
    this.condition = condition;
    this.hint = hint;
  }
}

/** The longest delay, in milliseconds. */
export const maxDelay = 600_000;

/** Returns all conditions. @throws InvalidConditionError */
export function readConditions(options: Readonly<Record<string, unknown>>): CurrentConditions {
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(noConditions, name)) throw new InvalidConditionError(name, `is not one of ${names.join(', ')}`);
  }
  const { delay = 0, slow = {}, fail = 0, rateLimit = 0, expireTokens = 0, streams = 'online' } = options;
  return {
    delay: readDelay('delay', delay),
    slow: readSlow(slow),
    fail: readShare(fail),
    rateLimit: readCount('rateLimit', rateLimit, 'a number of requests per minute'),
    expireTokens: readCount('expireTokens', expireTokens, 'a number of seconds'),
    streams: readStreams(streams),
  };
}

const names = Object.keys(noConditions);

function readDelay(condition: string, value: unknown): Delay {
  const [, min, max = min] = /^(\d+)(?:-(\d+))?$/.exec(String(value)) ?? [];
  if (min !== undefined && Number(min) <= Number(max) && Number(max) <= maxDelay) {
    return min === max ? Number(min) : (`${Number(min)}-${Number(max)}` as Delay);
  }
  throw new InvalidConditionError(condition, `must be milliseconds up to ${maxDelay}, such as 300 or 200-800`);
}

function readSlow(value: unknown): CurrentConditions['slow'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidConditionError(
      'slow',
      'must be an object with delays by operation, such as { "listTasks": 2000 }',
    );
  }
  const delays = Object.entries(value).map(([operation, delay]) => {
    const condition = `slow.${operation}`;
    if (!Object.hasOwn(operations, operation)) {
      throw new InvalidConditionError(
        condition,
        `must name an operation, such as ${similarName(operation, Object.keys(operations)) ?? 'listTasks'}`,
      );
    }
    return [operation, readDelay(condition, delay)];
  });
  return Object.fromEntries(delays);
}

function readShare(value: unknown): number {
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(String(value)) ?? [];
  const share = percent === undefined ? Number(value) : Number(percent) / 100;
  const isGiven = typeof value === 'number' || (typeof value === 'string' && value !== '');
  if (isGiven && share >= 0 && share <= 1) return share;
  throw new InvalidConditionError('fail', 'must be a share from 0 to 1, or a percentage such as 5%');
}

function readCount(condition: string, value: unknown, what: string): number {
  if (/^\d{1,9}$/.test(String(value))) return Number(value);
  throw new InvalidConditionError(condition, `must be ${what}; 0 turns it off`);
}

function readStreams(value: unknown): StreamCondition {
  if (value === 'online' || value === 'refuse' || value === 'drop') return value;
  throw new InvalidConditionError('streams', 'must be online, refuse or drop');
}

/** Returns the limits of a delay in milliseconds. */
export function delayRange(delay: Delay): readonly [min: number, max: number] {
  const [min = 0, max = min] = String(delay).split('-').map(Number);
  return [min, max];
}
