import type { RulesetDefinition } from '@stoplight/spectral-core';
import { asyncapi } from '@stoplight/spectral-rulesets';

export const asyncApiRuleset: RulesetDefinition = {
  extends: [asyncapi as RulesetDefinition],
  rules: {
    // Deliveries go to URLs that users register, so no server can be named.
    'asyncapi-servers': 'off',
    // The document is AsyncAPI 3.0, which more tools read; it uses nothing of 3.1.
    'asyncapi-latest-version': 'off',
  },
};
