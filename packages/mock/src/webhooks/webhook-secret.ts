import { deliveryRules } from '@worklane/contract';

/** Returns a new secret: `whsec_` and 32 random bytes in base64 (Standard Webhooks 1.0, "Symmetric"). */
export function generateSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}

/** Milliseconds for which a secret signs too after the rotation that replaced it. */
export const rotationOverlap = deliveryRules.secretOverlapSeconds * 1000;
