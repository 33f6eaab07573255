import type { Logger } from 'pino';
import type { Settings } from './config/settings.ts';
import type { OperatorControls } from './database/operator-controls.ts';
import type { Store } from './database/store.ts';
import type { Metrics } from './observability/metrics.ts';
import type { ChangeNotifier } from './outbox/change-notifier.ts';

/** What the rooms of the service share. */
export interface Core {
  readonly store: Store;
  readonly settings: Settings;
  /** The setting WORKLANE_SECRET. */
  readonly secret: string;
  /** Returns the current time. */
  readonly clock: () => Date;
  /** Whether the clock of the machine agrees with that of the database. */
  readonly isClockTrusted: () => boolean;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly changeNotifier: ChangeNotifier;
  /** What operators have switched. */
  readonly controls: OperatorControls;
  /** Identifies this process among those that share the database. */
  readonly nodeId: string;
}
