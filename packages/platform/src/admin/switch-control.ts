import { type AuditAction, recordAudit } from '../audit/audit-log.ts';
import { clearControl, setControl } from '../database/operator-controls.ts';
import type { CommandDependencies } from './command.ts';

/** What a command switches, and in which audit log it is. Those of the whole service are in that of organization 0. */
export interface Switch {
  name: string;
  /** The reason or the limit; undefined to switch back. */
  value: string | undefined;
  action: AuditAction;
  organizationId?: number | undefined;
  webhookId?: number | undefined;
}

/** Switches something on all nodes, with an entry in the audit log. @returns whether anything was switched */
export const switchControl = (
  { store, clock, operator }: CommandDependencies,
  { name, value, action, organizationId = 0, webhookId }: Switch,
): Promise<boolean> =>
  store.db.transaction().execute(async (db) => {
    const isSwitched = await (value === undefined
      ? clearControl(db, name)
      : setControl(db, { name, value, operator: operator.name ?? 'operator' }, clock()));
    const entry = {
      ...{ organizationId, action, actor: operator },
      ...(webhookId !== undefined && { target: { type: 'webhook', id: String(webhookId) } as const }),
      details: { control: name, ...(value !== undefined && { value }) },
    };
    if (isSwitched) await recordAudit(db, entry, clock());
    return isSwitched;
  });
