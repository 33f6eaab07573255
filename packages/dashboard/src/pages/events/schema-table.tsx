import { type FieldShape, fieldsOf } from '../../contract/fields.ts';
import type { Schemas } from '../../contract/schema.ts';
import { Prose } from '../../ui/prose.tsx';
import styles from './schema-table.module.css';

/** The properties of an object schema, those of its parts below them. */
export const SchemaTable = ({ schemas, name }: { schemas: Schemas; name: string }) => (
  <Properties fields={fieldsOf(schemas, name)} />
);

const Properties = ({ fields }: { fields: readonly FieldShape[] }) => (
  <ul className={styles.properties}>
    {fields.map((field) => (
      <li key={field.name}>
        <code>{field.name}</code> <span className="soft small">{typeWords(field)}</span>
        {field.schema.description !== undefined && (
          <p className="soft">
            <Prose text={field.schema.description} />
          </p>
        )}
        {field.parts && <Properties fields={field.parts} />}
      </li>
    ))}
  </ul>
);

function typeWords({
  schema: { type, format, enum: values, const: only, nullable },
  kind,
  refersTo,
}: FieldShape): string {
  const main =
    only !== undefined
      ? JSON.stringify(only)
      : values
        ? values.join(' | ')
        : refersTo !== undefined
          ? `${type}, of a ${refersTo}`
          : kind === 'items'
            ? 'array of objects'
            : ((type === 'string' ? format : type) ?? type ?? 'any');
  return nullable ? `${main} | null` : main;
}
