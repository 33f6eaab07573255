import type { Change, DocumentName } from '../change.ts';
import type { ApiDocument } from '../document.ts';
import { Ledger } from '../ledger.ts';
import { SchemaComparison } from '../schema/comparison.ts';
import { Scope } from '../scope.ts';
import { compareServers } from '../servers.ts';
import { compareChannels } from './channels.ts';
import { compareOperations } from './operations.ts';

/** The changes between two versions of an AsyncAPI 3 document. */
export function compareAsyncApi(name: DocumentName, base: ApiDocument, head: ApiDocument): Change[] {
  const ledger = new Ledger(name);
  const scope = new Scope(ledger, new SchemaComparison(), 'the API', 'sent');
  compareServers(scope, base.root, head.root);
  compareChannels(scope, base.root, head.root);
  compareOperations(scope, base.root, head.root);
  return ledger.changes();
}
