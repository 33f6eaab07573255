import eventExamples from 'contract:event-examples';
import schemas from 'contract:schemas';
import { type EventInfo, events } from '@worklane/contract';
import { Webhook } from 'lucide-react';
import { useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { NotFound } from '../not-found.tsx';
import styles from './event-page.module.css';
import { SchemaTable } from './schema-table.tsx';

/** One event: when it happens, what is delivered, and the schema of that. */
export function EventPage() {
  const { id } = useOrganization();
  const { type = '' } = useParams();
  if (!Object.hasOwn(events, type)) return <NotFound />;
  const info: EventInfo = events[type as keyof typeof events];
  return (
    <Page
      title={type}
      lead={info.summary}
      above={{ to: paths.events(id), name: 'Events' }}
      actions={
        <ButtonLink to={paths.newWebhook(id, [type])}>
          <Webhook aria-hidden />
          Subscribe
        </ButtonLink>
      }
    >
      <Card>
        <Facts
          facts={[
            ['Scope to subscribe', <code key="scope">{info.scope}</code>],
            ['Schema', <code key="schema">{info.schema}</code>],
          ]}
        />
      </Card>
      <div className={styles.beside}>
        <Card title="Payload" lead={<Prose text={schemas[info.schema]?.description ?? ''} />}>
          <SchemaTable schemas={schemas} name={info.schema} />
        </Card>
        <div className={styles.example}>
          <CodeBlock
            title="Example of a delivery"
            code={JSON.stringify(eventExamples[info.type as keyof typeof eventExamples], null, 2)}
            json
          />
        </div>
      </div>
    </Page>
  );
}
