import { UsageError } from '@worklane/contract/command-line';
import { type AuditAction, recordAudit } from '../audit/audit-log.ts';
import { type Control, clearControl, controlNames, setControl } from '../database/operator-controls.ts';
import { getOrganization } from '../identity/organizations.ts';
import type { Values } from './command.ts';
import type { CommandDependencies } from './command-dependencies.ts';
import { numberOption } from './option-values.ts';

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
    const control: Omit<Control, 'value'> = { name, operator: operator.name ?? 'operator' };
    const isSwitched =
      value === undefined ? await clearControl(db, name) : await setControl(db, { ...control, value }, clock());
    const entry = {
      ...{ organizationId, action, actor: operator },
      ...(webhookId !== undefined && { target: { type: 'webhook', id: String(webhookId) } as const }),
      details: { control: name, ...(value !== undefined && { value }) },
    };
    if (isSwitched) await recordAudit(db, entry, clock());
    return isSwitched;
  });

/** Options for all deliveries, those of an organization, or those of one of its webhooks. */
export const deliveryOptions = {
  all: { type: 'boolean' },
  organization: { type: 'string' },
  webhook: { type: 'string' },
} as const;

export interface DeliveryScope {
  readonly organizationId: number | undefined;
  readonly webhookId: number | undefined;
  readonly name: string;
  readonly text: string;
}

/** @throws UsageError, ProblemError not_found */
export async function deliveryScope({ store }: CommandDependencies, values: Values): Promise<DeliveryScope> {
  const has = (option: string) => values[option] !== undefined;
  if (values.all === true && !has('organization') && !has('webhook')) {
    const text = 'all organizations';
    return { organizationId: undefined, webhookId: undefined, name: controlNames.deliveries(), text };
  }
  if (values.all === true || !has('organization')) {
    throw new UsageError('Expected --all, or --organization ID and, for one of its webhooks, --webhook ID.');
  }
  const { organization_id: organizationId, name } = await getOrganization(
    store.db,
    numberOption(values, 'organization'),
  );
  const webhookId = has('webhook') ? numberOption(values, 'webhook') : undefined;
  const text = webhookId === undefined ? name : `webhook ${webhookId} of ${name}`;
  return { organizationId, webhookId, name: controlNames.deliveries(organizationId, webhookId), text };
}
