import { fromJsonSchema, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { Ajv, addFormats } from '@modelcontextprotocol/server/validators/ajv';
import type { ValidationError } from '@worklane/contract';
import type { ArgumentsSchema } from './tool.ts';
import { ToolError } from './tool-error.ts';

/** The schema of a tool's arguments, as the tool is listed, and a function that checks them. */
export interface ValidatedArguments {
  /** Accepts any arguments: the errors of the SDK have neither a code nor a remedy. */
  readonly schema: StandardSchemaWithJSON<unknown, unknown>;
  /** @throws ToolError `invalid_parameter` that names each invalid argument */
  check(args: unknown): void;
}

/** More than any record can have. Writing values that are nested thousands of levels deep overflows the stack. */
const maxDepth = 64;

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);

export function validatedArguments(schema: ArgumentsSchema): ValidatedArguments {
  const validate = ajv.compile(schema);
  const acceptAll = {
    getValidator: () => (data: unknown) => ({ valid: true, data, errorMessage: undefined }) as never,
  };
  return {
    schema: fromJsonSchema({ ...schema }, acceptAll),
    check(args) {
      const isTooDeep = isDeeperThan(maxDepth, args);
      if (!isTooDeep && validate(args)) return;
      const violations = isTooDeep
        ? [`they must not be nested more than ${maxDepth} levels deep`]
        : (validate.errors ?? []).map(violation);
      throw new ToolError(
        'invalid_parameter',
        `Invalid arguments: ${violations.join('; ')}.`,
        'Correct these arguments and repeat the call.',
      );
    },
  };
}

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part)));

/** Returns what is wrong with one argument, with the values that the messages of Ajv leave out. */
function violation({ instancePath, keyword, params, message }: ValidationError): string {
  if (keyword === 'required') return `${instancePath}/${params.missingProperty} is required`;
  if (keyword === 'additionalProperties') return `${instancePath}/${params.additionalProperty} is not an argument`;
  if (keyword === 'enum') return `${instancePath} must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
  return `${instancePath} ${message}`;
}
