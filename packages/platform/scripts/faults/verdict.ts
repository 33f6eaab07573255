import type { FaultResult } from './fault-report.ts';

export interface Limits {
  recoverySeconds: number;
  feedDelaySeconds: number;
}

/** Returns what exceeds a limit. Losses are reported one by one, when they are found. */
export function limitViolations(result: FaultResult, { recoverySeconds, feedDelaySeconds }: Limits): string[] {
  const { fault, counts, recoveredAfter, feedDelay = 0 } = result;
  const serverErrors = counts.of(500);
  return [
    ...(serverErrors > 0 ? [`${serverErrors} responses with status 500`] : []),
    ...counts.others.map(([status, count]) => `${count} responses with status ${status}`),
    ...(recoveredAfter > recoverySeconds ? [`recovered after ${recoveredAfter.toFixed(1)} s`] : []),
    ...(feedDelay > feedDelaySeconds ? [`delayed the feed of other nodes by ${feedDelay.toFixed(1)} s`] : []),
  ].map((violation) => `${fault}: ${violation}`);
}

/** Kills cannot show what a power cut loses, so the settings that prevent it are checked. */
export const commitSettingViolations = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings)
    .filter(([, value]) => value !== 'on')
    .map(([name, value]) => `a power cut may lose acknowledged writes: ${name} is ${value} in sessions of the service`);
