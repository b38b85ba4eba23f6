import type { Language } from '#model/languages.ts'
import type { StoredJwt, StoredToken } from '../session/tokens.ts'

/** Shown by the browser when a call to the advanced-search services lacks its token (specification, section 7; word for word). */
export const advancedSearchAlert = 'Problem with authentication for Advanced service service!'

export const isAdvancedSearch = (address: string): boolean =>
  (address.split('?')[0] ?? '').includes('/advsearch/')

/** Login, refresh and logout: never with an authorization header (acceptance row P-A08). */
export const isBare = (address: string): boolean => address.startsWith('/oauth/')

/** Headers of every call. */
export const commonHeaders = (language: Language, origin: string): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': language,
  'app-address': origin,
})

export const authorization = (token: StoredToken): Record<string, string> => ({
  Authorization: `${token.tokenType} ${token.accessToken}`,
})

/** Headers of the advanced-search services (acceptance row P-A09). */
export const advancedSearchHeaders = (
  jwt: StoredJwt,
  user: { readonly id: string; readonly tenantId: string } | undefined,
): Record<string, string> => ({
  Authorization: `Bearer ${jwt.accessToken}`,
  ...(user && { idUser: user.id, idTenant: user.tenantId }),
})
