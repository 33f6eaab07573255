import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { OAuthParameterLimits } from '@worklane/contract/requests';

export const parameterLimits = new OAuthParameterLimits(new OpenapiReader(document));
