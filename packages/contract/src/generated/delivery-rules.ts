// Generated from specs/asyncapi by `npm run generate`. Do not edit.

import type { DeliveryRules } from '../catalogues.ts';

/** How deliveries are sent and retried. */
export const deliveryRules = {
  "headers": {
    "content-type": "application/json",
    "user-agent": "Worklane-Webhooks/1"
  },
  "leaseSeconds": 30,
  "timeoutSeconds": 15,
  "recordingSeconds": 3,
  "retryDelaysSeconds": [
    5,
    300,
    1800,
    7200,
    18000,
    36000,
    50400,
    72000,
    86400
  ],
  "maxJitter": 0.2,
  "retryAfterStatuses": [
    429,
    503
  ],
  "maxRetryAfterSeconds": 86400,
  "disablingStatus": 410,
  "maxFailingSeconds": 432000,
  "maxOldSecrets": 10,
  "secretOverlapSeconds": 86400,
  "testHeader": "worklane-test"
} as const satisfies DeliveryRules;
