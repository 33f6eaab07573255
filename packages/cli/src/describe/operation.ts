import { type Operation, operations } from '@worklane/contract';
import { contract, enumOf, propertiesOf, requestContent, requiredOf, typeText, withDeprecation } from '../contract.ts';
import type { Description } from './description.ts';

/** Describes an operation by its operationId. */
export function describeOperation(id: string): Description | undefined {
  const described = contract.operations.get(id);
  const operation = (operations as Readonly<Record<string, Operation>>)[id];
  if (!described || !operation) return undefined;
  const { method, path, tag, summary, scopes, authentication } = operation;
  const parameters = described.parameters.map((parameter) => {
    const { name, in: place, required = false, schema, description = '' } = parameter;
    const values = enumOf(schema.items ?? schema);
    return {
      name,
      in: place,
      required,
      type: typeText(schema),
      ...(values.length > 0 && { enum: values }),
      description: withDeprecation(parameter, description),
    };
  });
  const [mediaType, content] = requestContent(described) ?? [];
  const required = new Set(requiredOf(content?.schema ?? {}));
  const fields = Object.entries(propertiesOf(content?.schema ?? {})).map(([name, schema]) => ({
    name,
    type: typeText(schema),
    required: required.has(name),
    description: withDeprecation(contract.resolve(schema), contract.resolve(schema).description ?? ''),
  }));
  const responses = Object.entries(operation.responses).map(([status, response]) => ({
    status: Number(status),
    description: response.description,
    schemas: Object.values(response.content).filter((name) => name !== null),
  }));
  const { description = '' } = described.operation;
  const text = withDeprecation(described.operation, description, '\n\n');
  return {
    data: {
      operation: id,
      method,
      path,
      tag,
      summary,
      description,
      ...(operation.deprecation && { deprecation: operation.deprecation }),
      authentication,
      scopes,
      parameters,
      ...(mediaType && { requestBody: { mediaType, required: described.requestBody?.required ?? false, fields } }),
      responses,
    },
    heading: `${id}: ${summary}`,
    text: `${method.toUpperCase()} ${path}${scopes.length > 0 ? `\nScopes: ${scopes.join(', ')}` : ''}${text ? `\n\n${text}` : ''}`,
    sections: [
      {
        title: 'Parameters',
        headings: ['name', 'in', 'type', 'required', 'description'],
        rows: parameters.map((each) => [each.name, each.in, each.type, mark(each.required), each.description]),
      },
      {
        title: `Request body${mediaType ? ` (${mediaType})` : ''}`,
        headings: ['name', 'type', 'required', 'description'],
        rows: fields.map((each) => [each.name, each.type, mark(each.required), each.description]),
      },
      {
        title: 'Responses',
        rows: responses.map(({ status, description, schemas }) => [String(status), schemas.join(', '), description]),
      },
    ],
  };
}

const mark = (required: boolean): string => (required ? 'yes' : '');
