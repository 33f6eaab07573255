import { BookOpen, FlaskConical, Table2 } from 'lucide-react';
import { paths, servicePaths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { LinkCard } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Checklist } from './checklist.tsx';
import styles from './overview.module.css';
import { FailingWebhooks, WebhookSummary } from './webhook-summary.tsx';

/** The start page of an organization. */
export function Overview() {
  const { id, name } = useOrganization();
  return (
    <Page title={name} description={`Organization ID: ${id}. It is part of every API path.`}>
      <FailingWebhooks />
      <Checklist />
      <WebhookSummary />
      <ul className={styles.links}>
        <li>
          <LinkCard to={paths.explorer(id)} className={styles.link}>
            <Table2 aria-hidden />
            <b>Explorer</b>
            <span className="soft">Browse records, and create test data.</span>
          </LinkCard>
        </li>
        <li>
          <LinkCard to={servicePaths.reference} external className={styles.link}>
            <BookOpen aria-hidden />
            <b>API reference</b>
            <span className="soft">Every operation, schema and error, generated from the contract.</span>
          </LinkCard>
        </li>
        <li>
          <LinkCard to={servicePaths.guides} external className={styles.link}>
            <FlaskConical aria-hidden />
            <b>Guides and mock server</b>
            <span className="soft">
              Develop without the service: <code>npm run mock</code> starts a mock API on port 4010.
            </span>
          </LinkCard>
        </li>
      </ul>
    </Page>
  );
}
