import type { Operation } from '@worklane/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { HttpResponse } from '../http-exchange.ts';
import { documentedHeaders } from './document.ts';

/** What belongs to HTTP, to cross-origin rules, to security, to proxies and to Prism, not to an operation. */
const protocolHeaders =
  /^(access-control-.*|allow|cache-control|connection|content-.*|cross-origin-.*|date|expires|keep-alive|origin-agent-cluster|pragma|referrer-policy|server|set-cookie|strict-transport-security|transfer-encoding|vary|x-content-type-options|x-dns-prefetch-control|x-download-options|x-frame-options|x-permitted-cross-domain-policies|sl-violations|x-accel-buffering|x-xss-protection)$/;

const ajv = new Ajv2020({ coerceTypes: true, strict: false });
formats.default(ajv);

/** Where the headers of an answer are not those that the contract documents. */
export function headerViolations(operation: Operation, { status, headers }: HttpResponse): string[] {
  const documented = documentedHeaders(operation, status);
  const faults = [...headers.keys()]
    .filter((name) => !documented.has(name) && !protocolHeaders.test(name))
    .map((name) => `has the header ${name}, which is not documented`);
  for (const [name, { required, schema }] of documented) {
    const value = headers.get(name);
    if (value === undefined && required) faults.push(`lacks the header ${name}`);
    if (value !== undefined && !ajv.validate(schema, value)) {
      faults.push(`has the header ${name}: ${value}, which ${ajv.errorsText(ajv.errors, { dataVar: '' }).trim()}`);
    }
  }
  return faults;
}
