import { type SchemeName, schemeOf } from './schemes.ts'

/** An identifier in an authority file. */
export interface AuthorityId {
  readonly scheme: SchemeName
  /** In the file's own form; for other systems prefixed with their name: 'nga:1234'. */
  readonly code: string
}

/** Returns it for people: 'ULAN 500115588'. */
export const authorityText = ({ scheme, code }: AuthorityId): string => {
  const known = schemeOf(scheme)
  return known ? `${known.name} ${code}` : code
}

/** Returns it for a table cell: 'ULAN:500115588'. */
export const authorityCell = ({ scheme, code }: AuthorityId): string => {
  const known = schemeOf(scheme)
  return known ? `${known.name}:${code}` : code
}

/** Returns the normalised key for lookups: 'ulan:500115588'. */
export const authorityKey = ({ scheme, code }: AuthorityId): string =>
  scheme === 'source' ? code : `${scheme}:${code}`

/** Returns the address of its page, if the authority file has pages. */
export const authorityPage = ({ scheme, code }: AuthorityId): string | undefined =>
  schemeOf(scheme)?.page?.replace('%s', () => encodeURI(code))
