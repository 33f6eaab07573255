import schemas from 'contract:schemas';
import type { Resource } from '@worklane/contract';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { collections, findCollection } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { LinkCard } from '../../ui/card.tsx';
import { label } from '../../ui/labels.ts';
import { Page } from '../../ui/page.tsx';
import { NotFoundPage } from '../error-pages.tsx';
import styles from './explorer.module.css';

/** Returns a page that gets the collection in the URL, or shows "Page not found" for an unknown one. */
export const collectionPage = (Content: ComponentType<{ resource: Resource }>) =>
  function CollectionPage() {
    const { collection = '' } = useParams();
    const resource = findCollection(collection);
    return resource ? <Content key={collection} resource={resource} /> : <NotFoundPage />;
  };

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
