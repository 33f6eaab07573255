import { BookOpen, FlaskConical, Table2 } from 'lucide-react';
import { Link } from 'react-router';
import { elsewhere, paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Checklist } from './checklist.tsx';
import styles from './overview.module.css';
import { useChecklist } from './queries.ts';
import { WebhooksAtAGlance } from './webhooks-at-a-glance.tsx';

/** Where an organization is, and what to do next. */
export function Overview() {
  const { id, name } = useOrganization();
  const query = useChecklist();
  return (
    <Page title={name} lead={`Organization ${id}. Its id stands in every path of the API.`}>
      <Loaded query={query}>{(done) => <Checklist done={done} />}</Loaded>
      <WebhooksAtAGlance />
      <ul className={styles.links}>
        <li>
          <Link to={paths.explorer(id)}>
            <Table2 aria-hidden />
            <b>Explorer</b>
            <span className="soft">Look at the records, make test data, and see the call that made it.</span>
          </Link>
        </li>
        <li>
          <a href={elsewhere.reference}>
            <BookOpen aria-hidden />
            <b>API reference</b>
            <span className="soft">Every operation, schema and error, generated from the contract.</span>
          </a>
        </li>
        <li>
          <a href={elsewhere.guides}>
            <FlaskConical aria-hidden />
            <b>Guides and the mock</b>
            <span className="soft">
              Build before you connect: <code>npm run mock</code> answers like the API, on port 4010.
            </span>
          </a>
        </li>
      </ul>
    </Page>
  );
}
