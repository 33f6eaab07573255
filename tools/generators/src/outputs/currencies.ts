import * as money from 'dinero.js/currencies';
import { constant, type GeneratedFile, sourceFile } from './generated-file.ts';

/** Returns the currencies of ISO 4217 with their decimals. Intl has those of its ICU: browsers and releases of Node.js differ. */
export function currenciesFile(): GeneratedFile {
  const decimals = Object.values(money)
    // A fifth, as of an ariary, is written with two decimals.
    .map(({ code, base, exponent }) => [code, base === 10 ? exponent : 2] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return sourceFile(
    'currencies.ts',
    'dinero.js/currencies',
    constant(
      'currencies',
      'The decimals of each currency of ISO 4217, by its code.',
      Object.fromEntries(decimals),
      'Record<string, number>',
    ),
  );
}
