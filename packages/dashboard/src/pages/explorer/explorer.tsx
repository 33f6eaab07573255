import schemas from 'contract:schemas';
import { collections } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { LinkCard } from '../../ui/card.tsx';
import { label } from '../../ui/labels.ts';
import { Page } from '../../ui/page.tsx';
import styles from './explorer.module.css';

/** Lists all collections. */
export function Explorer() {
  const { id } = useOrganization();
  return (
    <Page title="Explorer" description="The records of your organization. Browse them, and create test data.">
      <ul className={styles.collections}>
        {collections.map(({ collection, schemas: { record } }) => (
          <li key={collection}>
            <LinkCard to={paths.collection(id, collection)} className={styles.collection}>
              <b>{label(collection)}</b>
              <span className="soft small">{schemas[record]?.description}</span>
            </LinkCard>
          </li>
        ))}
      </ul>
    </Page>
  );
}
