import { type OperationTypes, operations } from '@worklane/contract/dashboard';
import * as parameterValidators from '@worklane/contract/dashboard/parameter-validators';
import * as schemaValidators from '@worklane/contract/dashboard/schema-validators';
import document from '@worklane/contract/dashboard.json' with { type: 'json' };
import {
  Contract,
  type ContractHandler,
  type ContractHandlers,
  type ContractTypes,
  type OperationIdOf,
} from '@worklane/server';
import type { Session } from '../identity/sessions.ts';

/** What the dashboard needs beyond the public API. */
export const dashboardContract = new Contract({ operations, document, schemaValidators, parameterValidators });

export interface DashboardTypes extends ContractTypes {
  readonly table: typeof operations;
  readonly operations: OperationTypes;
  readonly principal: Session;
}

export type DashboardHandler<Id extends OperationIdOf<DashboardTypes>> = ContractHandler<DashboardTypes, Id>;

export type DashboardHandlers = ContractHandlers<DashboardTypes>;
