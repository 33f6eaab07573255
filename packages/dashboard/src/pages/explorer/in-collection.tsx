import type { Resource } from '@worklane/contract';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { findCollection } from '../../contract/collections.ts';
import { NotFound } from '../not-found.tsx';

/** A page of the collection in the address; there is none for a name that the contract does not have. */
export const inCollection = (Content: ComponentType<{ resource: Resource }>) =>
  function InCollection() {
    const { collection = '' } = useParams();
    const resource = findCollection(collection);
    return resource ? <Content key={collection} resource={resource} /> : <NotFound />;
  };
