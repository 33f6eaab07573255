import type { Ajv2020, CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/2020.js';
import { _, type Code } from 'ajv/dist/compile/codegen/index.js';
import { useFunc } from 'ajv/dist/compile/util.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';

/**
 * Errors after which a loop ends. A problem lists 100 violations, and Ajv reports one violation as up to three errors: that
 * of a value, of its alternative null, and of the union of both.
 */
const mostErrors = 500;

/** The longest date or time in characters: RFC 3339 does not limit the digits of a fraction of a second. */
const longestTime = 64;

/** Makes Ajv check the size of a value first, and skip its other keywords for that type when the value is too large. */
export function checkSizesFirst(ajv: Ajv2020): void {
  checkFirst(ajv, 'maxItems', 'minItems', ({ data, schema }) => _`${data}.length > ${schema}`);
  checkFirst(ajv, 'maxProperties', 'minProperties', ({ data, schema }) => _`Object.keys(${data}).length > ${schema}`);
  checkFirst(ajv, 'maxLength', 'minLength', isLonger);
  const format = ajv.getKeyword('format') as CodeKeywordDefinition;
  ajv.removeKeyword('format').addKeyword({
    ...format,
    code(context, type) {
      if (type === 'string' && (context.schema === 'date' || context.schema === 'date-time')) {
        skipOthersIf(context, _`${context.data}.length > ${longestTime}`);
      }
      format.code(context, type);
    },
  });
}

function checkFirst(ajv: Ajv2020, keyword: string, before: string, fails: (context: KeywordCxt) => Code): void {
  const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
  ajv
    .removeKeyword(keyword)
    .addKeyword({ ...definition, keyword, before, code: (context) => skipOthersIf(context, fails(context)) });
}

/** Ajv closes the block that this opens after the last keyword for the type. */
function skipOthersIf(context: KeywordCxt, fails: Code): void {
  context.gen.if(fails);
  context.error();
  context.gen.else();
}

/** A character has one or two UTF-16 code units: they are counted only when that leaves the result open. */
function isLonger({ data, gen, schema }: KeywordCxt): Code {
  const count = useFunc(gen, ucs2length.default);
  return _`${data}.length > ${schema} && (${data}.length > ${2 * schema} || ${count}(${data}) > ${schema})`;
}

/** The longest name in a path, in UTF-16 code units: one more than the longest JSON pointer of a problem. */
const longestName = 1025;

/**
 * Ends each loop over items or properties in code by Ajv when enough errors are known, the value being invalid then, and cuts names
 * that no path of a problem can hold before they are escaped.
 */
export const boundWork = (code: string): string =>
  code
    .replaceAll(/for\(let (i\d+)=0; \1<len\d+(?=;)/g, `$& && errors<${mostErrors}`)
    .replaceAll(/for\(const key\d+ in data\d*\)\s*\{/g, `$&\nif(errors >= ${mostErrors}) break;`)
    .replaceAll('.replace(/~/g, "~0")', `.slice(0, ${longestName})$&`);
