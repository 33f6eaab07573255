import type { RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';

/** The rules on rate limits and integers, without an exception. */
export const owaspRuleset: RulesetDefinition = {
  extends: [[owasp as unknown as RulesetDefinition, 'off']],
  rules: {
    'owasp:api4:2023-rate-limit': 'error',
    'owasp:api4:2023-rate-limit-retry-after': 'error',
    'owasp:api4:2023-rate-limit-responses-429': 'error',
    'owasp:api4:2023-integer-limit': 'error',
    'owasp:api4:2023-integer-format': 'error',
  },
};
