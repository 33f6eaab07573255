import { BookOpen, FlaskConical, Table2 } from 'lucide-react';
import { elsewhere, paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Tile } from '../../ui/tile.tsx';
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
          <Tile to={paths.explorer(id)} className={styles.link}>
            <Table2 aria-hidden />
            <b>Explorer</b>
            <span className="soft">Look at the records, make test data, and see the call that made it.</span>
          </Tile>
        </li>
        <li>
          <Tile to={elsewhere.reference} outside className={styles.link}>
            <BookOpen aria-hidden />
            <b>API reference</b>
            <span className="soft">Every operation, schema and error, generated from the contract.</span>
          </Tile>
        </li>
        <li>
          <Tile to={elsewhere.guides} outside className={styles.link}>
            <FlaskConical aria-hidden />
            <b>Guides and the mock</b>
            <span className="soft">
              Build before you connect: <code>npm run mock</code> answers like the API, on port 4010.
            </span>
          </Tile>
        </li>
      </ul>
    </Page>
  );
}
