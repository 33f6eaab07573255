import type { Change, DocumentName } from '../change.ts';
import type { ApiDocument } from '../document.ts';
import { Ledger } from '../ledger.ts';
import { SchemaComparison } from '../schema/comparison.ts';
import { Scope } from '../scope.ts';
import { compareServers } from '../servers.ts';
import { comparePaths } from './paths.ts';
import { compareSecuritySchemes } from './security-schemes.ts';
import { compareWebhooks } from './webhooks.ts';

/** The changes between two versions of an OpenAPI 3.1 document. */
export function compareOpenApi(name: DocumentName, base: ApiDocument, head: ApiDocument): Change[] {
  const ledger = new Ledger(name);
  const scope = new Scope(ledger, new SchemaComparison(), 'the API', 'received');
  compareServers(scope, base.root, head.root);
  compareSecuritySchemes(scope, base.root, head.root);
  comparePaths(scope, base.root, head.root);
  compareWebhooks(scope, base.root, head.root);
  return ledger.changes();
}
