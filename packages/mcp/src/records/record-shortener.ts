import type { Resource } from '@worklane/contract';
import { alternativesOf, contract, propertiesOf } from './contract-document.ts';
import { shortenField } from './shorten-text.ts';

/** Texts that cannot be longer are codes, such as a number, a SKU or a phone number. */
const maxCodeLength = 64;

/**
 * Returns a function that shortens the texts and lists of a record, each to a number of characters, and marks them with an
 * ellipsis. IDs, versions, amounts, dates, addresses of mail and web, and other codes stay as they are.
 */
export function recordShortener({ schemas }: Resource) {
  const properties = propertiesOf(contract.schema(schemas.record));
  const isCode = (name: string) => {
    if (name === 'external_id' || name === 'invalid_fields') return true;
    const schema = properties[name];
    return (
      schema !== undefined &&
      alternativesOf(schema).some(
        ({ format, pattern, maxLength = Number.POSITIVE_INFINITY }) =>
          format !== undefined || pattern !== undefined || maxLength <= maxCodeLength,
      )
    );
  };
  return (record: Readonly<Record<string, unknown>>, max: number): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [name, isCode(name) ? value : shortenField(name, value, max)]),
    );
}
