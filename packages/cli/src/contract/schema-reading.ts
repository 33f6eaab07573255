import { referencedName, type SchemaObject, schemaReading } from '@worklane/contract/openapi-reader';
import { contract } from './contract-document.ts';

export const { alternativesOf, typesOf, enumOf, propertiesOf, requiredOf, typeText } = schemaReading(contract);

/** Returns the name of the schema that a node refers to. */
export const schemaName = ({ $ref }: SchemaObject): string | undefined => $ref && referencedName($ref);
