import { compareAsyncApi } from './asyncapi.ts';
import { type Change, contractDocuments, type DocumentName, documentNames, mergeShared } from './change.ts';
import { ApiDocument, InvalidContractError, type JsonObject } from './document.ts';
import { compareOpenApi } from './openapi/openapi.ts';
import { severities } from './rules.ts';

/** The bundled documents of a version. A missing one is not compared. */
export type Contract = Readonly<Partial<Record<DocumentName, JsonObject>>>;

const comparisons = { openapi: compareOpenApi, asyncapi: compareAsyncApi };

/**
 * Returns the changes from one version of the contract to another, breaking ones first.
 * @param date of the newer version: removals of what has its `x-sunset` on an earlier or the same day were announced.
 * @throws {InvalidContractError} if a document has another version, a wrong structure or an unresolved reference.
 */
export function diffContracts(base: Contract, head: Contract, date = today()): Change[] {
  const found = documentNames.flatMap((name) => {
    const [before, after] = [base[name], head[name]];
    if (!before || !after) return [];
    return compare(name, contractDocuments[name].language, before, after, date);
  });
  return bySeverity(mergeShared(found));
}

/**
 * Returns the changes from one version of any bundled OpenAPI or AsyncAPI document to another, breaking ones first.
 * @param name names the document in the changes.
 * @throws {InvalidContractError} if a version has another language, a wrong structure or an unresolved reference.
 */
export function diffDocuments(name: string, base: JsonObject, head: JsonObject): Change[] {
  return bySeverity(compare(name, 'asyncapi' in head ? 'asyncapi' : 'openapi', base, head, today()));
}

const today = () => new Date().toISOString().slice(0, 10);

function compare(name: string, language: Language, base: JsonObject, head: JsonObject, date: string): Change[] {
  const [from, to] = [document(`base ${name}`, language, base), document(`head ${name}`, language, head)];
  return comparisons[language](name, from, to, date);
}

const bySeverity = (changes: readonly Change[]) =>
  severities.flatMap((severity) => changes.filter((change) => change.severity === severity));

type Language = keyof typeof comparisons;

function document(title: string, language: Language, content: JsonObject): ApiDocument {
  const version = content[language];
  if (!String(version).startsWith('3.')) {
    throw new InvalidContractError(
      `${title}: ${language} version ${version ?? 'missing'} is not supported. Use version 3.`,
    );
  }
  return new ApiDocument(title, content);
}
