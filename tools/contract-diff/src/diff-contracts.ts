import { compareAsyncApi } from './asyncapi.ts';
import { type Change, contractDocuments, type DocumentName, documentNames, mergeShared, severities } from './change.ts';
import { ApiDocument, InvalidContractError, type JsonObject } from './document.ts';
import { compareOpenApi } from './openapi/openapi.ts';

/** The bundled documents of a version, or some of them. */
export type Contract = Readonly<Partial<Record<DocumentName, JsonObject>>>;

const comparisons = { openapi: compareOpenApi, asyncapi: compareAsyncApi };

/**
 * The changes from one version of the contract to another, breaking ones first.
 * A document that only one of the two has is not compared.
 * @throws {InvalidContractError} when a document is of another kind or version, or has a dead reference.
 */
export function diffContracts(base: Contract, head: Contract): Change[] {
  const found = documentNames.flatMap((name) => {
    const [before, after] = [base[name], head[name]];
    if (!before || !after) return [];
    const { language } = contractDocuments[name];
    const [from, to] = [document(`base ${name}`, language, before), document(`head ${name}`, language, after)];
    return comparisons[language](name, from, to);
  });
  const changes = mergeShared(found);
  return severities.flatMap((severity) => changes.filter((change) => change.severity === severity));
}

type Language = keyof typeof comparisons;

function document(title: string, language: Language, content: JsonObject): ApiDocument {
  const version = content[language];
  if (!String(version).startsWith('3.')) {
    throw new InvalidContractError(`${title}: not ${language} 3, its ${language} field is ${version ?? 'missing'}.`);
  }
  return new ApiDocument(title, content);
}
