import { bearer, type TestMuseum, type Tokens } from './factories.ts'

/** What calls below `/advsearch/` carry (row P-A09): the search token of a person, and who and where that is. */
export const searchHeaders = (
  { accountId, tokens }: { readonly accountId: string; readonly tokens: Tokens },
  { tenantId }: TestMuseum,
) => ({ ...bearer(tokens.jwt_token.access_token), iduser: accountId, idtenant: tenantId })
