import type { schemas } from '../index.ts';

/** The fixed data of a demo organization; seeders generate the rest. */
export interface OrganizationProfile {
  name: string;
  /** Whether the examples of the contract are about it. */
  hasExamples: boolean;
  /** Below .example, which is reserved (RFC 2606). */
  domain: string;
  city: string;
  postalCode: string;
  country: string;
  dialCode: string;
  currency: string;
  taxRate: number;
  members: readonly { name: string; role: schemas.Member['role']; job: string }[];
  companies: readonly { name: string; industry: string }[];
  /** Prices in minor units, without tax. */
  products: readonly { name: string; sku: string; description: string; unit: string; price: number }[];
  services: readonly { name: string; description: string; minutes: number; price: number }[];
  projects: readonly { name: string; description: string }[];
  tasks: readonly string[];
  tickets: readonly string[];
  campaigns: readonly { name: string; channel: schemas.Campaign['channel'] }[];
  documents: readonly { name: string; folder: string; mediaType: string }[];
  appointments: readonly string[];
  locations: readonly string[];
  tags: readonly string[];
}
