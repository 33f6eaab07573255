import { compareAsyncApi } from './asyncapi/compare-asyncapi.ts';
import { type Change, type DocumentName, documentNames, severities } from './change.ts';
import { ContractUnreadable } from './contract-unreadable.ts';
import { ApiDocument, type JsonObject } from './document.ts';
import { mergeShared } from './merge-shared.ts';
import { compareOpenApi } from './openapi/compare-openapi.ts';

/** The two bundled documents of a version, or one of them. */
export type Contract = Readonly<Partial<Record<DocumentName, JsonObject>>>;

const comparisons = { openapi: compareOpenApi, asyncapi: compareAsyncApi };

/**
 * The changes from one version of the contract to another, breaking ones first.
 * A document that only one of the two has is not compared.
 * @throws {ContractUnreadable} when a document is of another kind or version, or has a dead reference.
 */
export function diffContracts(base: Contract, head: Contract): Change[] {
  const found = documentNames.flatMap((name) => {
    const [before, after] = [base[name], head[name]];
    if (!before || !after) return [];
    return comparisons[name](document(`base ${name}`, name, before), document(`head ${name}`, name, after));
  });
  const changes = mergeShared(found);
  return severities.flatMap((severity) => changes.filter((change) => change.severity === severity));
}

function document(title: string, name: DocumentName, content: JsonObject): ApiDocument {
  if (!String(content[name]).startsWith('3.')) {
    throw new ContractUnreadable(`${title}: not ${name} 3, its ${name} field is ${content[name] ?? 'missing'}.`);
  }
  return new ApiDocument(title, content);
}
