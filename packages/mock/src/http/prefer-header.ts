/// <reference path="./parse-prefer-header.d.ts" />
import parsePreferHeader from 'parse-prefer-header';
import type { ParsedRequest } from './request-handler.ts';

/** The documented response that a request prefers, as in `Prefer: code=404`, with the names of Prism. */
export interface Preference {
  readonly code?: string;
  readonly example?: string;
  /** Seconds. */
  readonly wait?: string;
  /** The part of the request that has the preference. */
  readonly source: 'header' | 'query';
}

/** Query parameters with the meaning of the header, for an address bar or an image tag. */
export const preferenceParameters = {
  code: '__code',
  example: '__example',
  wait: '__wait',
} as const;

const ofPreference = /(?<=[?&])__(code|example|wait)=[^&]*&?/g;

/** Returns the path and the query of a request without the parameters of its preference. */
export const withoutPreferences = (target: string) =>
  target.includes('__') ? target.replace(ofPreference, '') : target;

export function readPreference({ headers, url }: ParsedRequest): Preference {
  if (headers.prefer !== undefined) {
    const { code, example, wait } = parsePreferHeader(headers.prefer);
    return { ...asStrings({ code, example, wait }), source: 'header' };
  }
  if (url.search === '') return { source: 'query' };
  const values = Object.entries(preferenceParameters).map(([key, name]) => [
    key,
    url.searchParams.get(name) ?? undefined,
  ]);
  return { ...asStrings(Object.fromEntries(values)), source: 'query' };
}

/** Returns whether a request prefers an example to the response of the operation. */
export const prefersResponse = ({ code, example }: Preference): boolean => code !== undefined || example !== undefined;

function asStrings(values: Record<string, string | true | undefined>): Record<string, string> {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined.map(([key, value]) => [key, String(value)]));
}
