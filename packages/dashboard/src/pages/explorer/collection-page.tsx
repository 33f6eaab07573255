import type { Resource } from '@worklane/contract';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { findCollection } from '../../contract/collections.ts';
import { NotFoundPage } from '../error-pages.tsx';

/** Returns a page that gets the collection in the URL, or shows "Page not found" for an unknown one. */
export const collectionPage = (Content: ComponentType<{ resource: Resource }>) =>
  function CollectionPage() {
    const { collection = '' } = useParams();
    const resource = findCollection(collection);
    return resource ? <Content key={collection} resource={resource} /> : <NotFoundPage />;
  };
