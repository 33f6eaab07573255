import type { ProblemViolation } from '@worklane/server';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** NIST SP 800-63B-4, section 3.1.1.2: a minimum length, a blocklist with context, and no composition rules. */
const minPasswordLength = 12;
const maxPasswordBytes = 1024;

/** zxcvbn, score 3 of 4: more than 10^8 guesses, at which the sign-in throttle takes centuries. */
const minScore = 3;

/** The time of the check grows faster than the length. What follows can only make a strong password stronger. */
const checkedCharacters = 64;

/** Whose password it is. Their names and addresses are the first that others guess. */
export interface PasswordOwner {
  email: string;
  name: string;
}

/**
 * Checks a new password: the one function for invitations, resets, changes and admin commands.
 * @param pointer of the password in the request
 */
export async function passwordViolations(
  password: string,
  owner: PasswordOwner,
  pointer: string,
): Promise<ProblemViolation[]> {
  const field = { in: 'body', pointer } as const;
  if ([...password].length < minPasswordLength) {
    return [{ ...field, code: 'too_short', detail: `must have at least ${minPasswordLength} characters` }];
  }
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    return [{ ...field, code: 'too_long', detail: `must have at most ${maxPasswordBytes} bytes` }];
  }
  checker ??= createChecker();
  const { score, feedback } = (await checker).check(password.normalize('NFKC'), contextOf(owner));
  if (score >= minScore) return [];
  const cause = causes[feedback.warning ?? ''] ?? 'resembles passwords that many people use';
  return [{ ...field, code: 'not_allowed', detail: `${cause}; use several unrelated words, or a password manager` }];
}

/** Loaded when the first password is set: the lists take 20 MB of memory. */
let checker: Promise<ZxcvbnFactory> | undefined;

async function createChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs, maxLength: checkedCharacters });
}

/** The words that are easy to guess for an account, in addition to the lists. */
const contextOf = ({ email, name }: PasswordOwner): string[] => [
  ...['worklane', email, name],
  ...`${email} ${name}`.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2),
];

/** What the warnings of zxcvbn say about a password; others are about lists of passwords. */
const causes: Readonly<Record<string, string>> = {
  userInputs: 'contains a name, an address or the name of the service',
  simpleRepeat: 'repeats the same characters',
  extendedRepeat: 'repeats the same characters',
  sequences: 'follows a sequence of characters',
  keyPattern: 'follows the keys of a keyboard',
  straightRow: 'follows the keys of a keyboard',
  dates: 'consists of dates',
  recentYears: 'consists of dates',
};
