import eventExamples from 'contract:event-examples';
import schemas from 'contract:schemas';
import { type EventInfo, events } from '@worklane/contract';
import { Webhook } from 'lucide-react';
import { useParams } from 'react-router';
import { fieldsOf, type SchemaField } from '../../contract/fields.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock, InlineMarkdown } from '../../ui/code.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Page } from '../../ui/page.tsx';
import { NotFoundPage } from '../error-pages.tsx';
import styles from './event-page.module.css';

/** Describes one event: its scope, its payload schema and an example. */
export function EventPage() {
  const { id, can } = useOrganization();
  const { type = '' } = useParams();
  if (!Object.hasOwn(events, type)) return <NotFoundPage />;
  const event: EventInfo = events[type as keyof typeof events];
  return (
    <Page
      title={type}
      description={event.summary}
      parent={{ to: paths.events(id), name: 'Events' }}
      actions={
        can('webhooks.write') && (
          <ButtonLink to={paths.newWebhook(id, [type])}>
            <Webhook aria-hidden />
            Create webhook
          </ButtonLink>
        )
      }
    >
      <Card>
        <DescriptionList
          items={[
            ['Required scope', <code key="scope">{event.scope}</code>],
            ['Schema', <code key="schema">{event.schema}</code>],
          ]}
        />
      </Card>
      <div className={styles.columns}>
        <Card title="Payload" description={<InlineMarkdown text={schemas[event.schema]?.description ?? ''} />}>
          <Properties fields={fieldsOf(schemas, event.schema)} />
        </Card>
        <div className={styles.example}>
          <CodeBlock
            title="Example payload"
            code={JSON.stringify(eventExamples[event.type as keyof typeof eventExamples], null, 2)}
            json
          />
        </div>
      </div>
    </Page>
  );
}

/** The properties of an object schema, with nested properties below their parent. */
const Properties = ({ fields }: { fields: readonly SchemaField[] }) => (
  <ul className={styles.properties}>
    {fields.map((field) => (
      <li key={field.name}>
        <code>{field.name}</code> <span className="soft small">{typeLabel(field)}</span>
        {field.schema.description !== undefined && (
          <p className="soft">
            <InlineMarkdown text={field.schema.description} />
          </p>
        )}
        {field.fields && <Properties fields={field.fields} />}
      </li>
    ))}
  </ul>
);

function typeLabel({ schema, kind, referencedKind }: SchemaField): string {
  const { type, format, enum: values, const: constant, nullable } = schema;
  let text = (type === 'string' ? format : type) ?? type ?? 'any';
  if (constant !== undefined) text = JSON.stringify(constant);
  else if (values) text = values.join(' | ');
  else if (referencedKind !== undefined) text = `${type}, ID of a ${referencedKind}`;
  else if (kind === 'object-list') text = 'array of objects';
  return nullable ? `${text} | null` : text;
}
