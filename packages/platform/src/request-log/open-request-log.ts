import { dashboardClientId } from '@worklane/contract/requests';
import type { Core } from '../core.ts';
import type { CaptureOptions } from './capture-requests.ts';
import { planRequestLogPartitions } from './request-queries.ts';
import { RequestRecorder } from './request-recorder.ts';

/** Opens the log of the requests of applications, unless REQUEST_LOG_PER_DAY is 0. */
export async function openRequestLog(
  { store, clock, settings, logger, metrics, isClockTrusted }: Core,
  { identify }: Pick<CaptureOptions, 'identify'>,
) {
  const perDay = settings.requestLogPerDay;
  // The log works without them, and the job retries every hour.
  if (isClockTrusted()) {
    await planRequestLogPartitions(store.maintenance, clock()).catch((err) =>
      logger.warn({ err }, 'partitions of the request log could not be created'),
    );
  }
  const recorder =
    perDay === 0
      ? undefined
      : new RequestRecorder({
          ...{ store, clock, perDay },
          onOmitted: (reason, count) => metrics.requestLogOmissions.inc({ reason }, count),
          onError: (err) => logger.warn({ err }, 'requests are not recorded'),
        });
  return {
    jobs: [{ name: 'plan partitions of the request log', everySeconds: 3600, run: planRequestLogPartitions }],
    stop: async () => recorder?.close(),
    recorder,
    capture: recorder && { recorder, clock, identify, excludedClientId: dashboardClientId },
  };
}
