import type { KoaContextWithOIDC } from 'oidc-provider';
import { interactionPolicy } from './oidc-provider.ts';

const { Prompt, Check } = interactionPolicy;

/** Whether the person has just answered; what was answered before is no answer to this request. */
const hasAnswered = ({ oidc }: KoaContextWithOIDC): boolean => oidc.result?.consent?.grantId !== undefined;

/** Every authorization request is shown to the person, who signs in if needed and chooses the organization. */
export const consentPolicy = [
  new Prompt(
    { name: 'consent', requestable: false },
    new Check('not_asked', 'the user has to be asked', 'consent_required', (ctx) => !hasAnswered(ctx)),
  ),
];
