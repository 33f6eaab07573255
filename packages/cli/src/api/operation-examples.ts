import { quoteShell } from '@worklane/contract/escape';
import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import { contract } from '../contract/contract-document.ts';
import { isOrganizationParameter, isPaged, requestContent } from '../contract/described-operation.ts';
import type { ParameterOption } from './parameter-options.ts';

/** Returns command lines from the examples of the contract. */
export function operationExamples(operation: DescribedOperation, options: readonly ParameterOption[]): string[] {
  const operands = options
    .filter(({ parameter }) => parameter.in === 'path' && !isOrganizationParameter(parameter))
    .map(({ parameter }) => quoteShell(String(parameter.example ?? 1)));
  const required = options.filter(({ parameter }) => parameter.in === 'query' && parameter.required).map(optionText);
  const call = ['worklane api', operation.id, ...operands, ...required].join(' ');
  const body = requestContent(operation)?.[1];
  if (body) {
    const fields = Object.entries(contract.examples(body)[0]?.[1] ?? {})
      .filter(([, value]) => typeof value !== 'object')
      .slice(0, 2)
      .map(([name, value]) => `--field ${quoteShell(`${name}=${value}`)}`);
    return [[call, ...fields].join(' '), `${call} --input request.json`];
  }
  const filter = options.find(({ option, parameter }) => option.argChoices && parameter.name !== 'sort');
  return [
    call,
    ...(filter ? [`${call} ${optionText(filter)}`] : []),
    ...(isPaged(operation) ? [`${call} --all`, `${call} --table`] : []),
  ];
}

const optionText = ({ option, parameter }: ParameterOption): string =>
  `--${option.name()} ${quoteShell([parameter.example ?? option.argChoices?.[0] ?? ''].flat().join(','))}`;
