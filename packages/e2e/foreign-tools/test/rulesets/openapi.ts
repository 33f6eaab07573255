import type { RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

/** Every recommended rule, without an exception. */
export const openApiRuleset: RulesetDefinition = { extends: [oas as RulesetDefinition] };
