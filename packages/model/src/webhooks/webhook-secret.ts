import { deliveryRules } from '@worklane/contract';
import { type Random, randomBits } from '../random.ts';

/** Returns a new secret: `whsec_` and 32 random bytes in base64 (Standard Webhooks 1.0, "Symmetric"). */
export const generateSecret = (random: Random): string => `whsec_${btoa(String.fromCharCode(...randomBits(random)))}`;

/** Milliseconds for which a secret signs too after the rotation that replaced it. */
export const rotationOverlap = deliveryRules.secretOverlapSeconds * 1000;
