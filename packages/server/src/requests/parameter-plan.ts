import type { Operation } from '@worklane/contract';
import type { ContractDocument } from '../contract/document.ts';

/** How the parameters of an operation are read, worked out once. */
export interface ParameterPlan {
  readonly path: readonly PlannedParameter[];
  readonly query: ReadonlyMap<string, PlannedParameter>;
  readonly header: readonly PlannedParameter[];
  /** Query parameters that have a value also when they are absent. */
  readonly defaults: readonly PlannedParameter[];
}

export interface PlannedParameter {
  readonly name: string;
  /** Its name among the values: that of a header is in lower case. */
  readonly key: string;
  /** Whether it is several values, separated by commas. */
  readonly list: boolean;
  readonly integer: boolean;
  readonly default: unknown;
}

export function parameterPlan(contract: ContractDocument, operation: Operation): ParameterPlan {
  const lists = new Set(operation.parameters.filter(({ list }) => list).map(({ name }) => name));
  const planned = contract.parametersOf(operation.id).map((parameter) => {
    const schema = contract.resolveSchema(parameter.schema);
    const key = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
    const integer = schema.type === 'integer';
    return { in: parameter.in, name: parameter.name, key, list: lists.has(key), integer, default: schema.default };
  });
  const at = (part: string) => planned.filter((parameter) => parameter.in === part);
  return {
    path: at('path'),
    query: new Map(at('query').map((parameter) => [parameter.key, parameter])),
    header: at('header'),
    defaults: at('query').filter((parameter) => parameter.default !== undefined),
  };
}
