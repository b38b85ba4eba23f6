import { type SchemeName, schemeOf } from './schemes.ts'

/** By what number something is known in an authority file. */
export interface AuthorityId {
  readonly scheme: SchemeName
  /** In the form the file itself uses; of other systems with their name in front: 'nga:1234'. */
  readonly code: string
}

/** As a person reads it: 'ULAN 500115588'. */
export const authorityText = ({ scheme, code }: AuthorityId): string => {
  const known = schemeOf(scheme)
  return known ? `${known.name} ${code}` : code
}

/** As a cell of a table holds it: 'ULAN:500115588'. */
export const authorityCell = ({ scheme, code }: AuthorityId): string => {
  const known = schemeOf(scheme)
  return known ? `${known.name}:${code}` : code
}

/** As it is looked up: 'ulan:500115588'. */
export const authorityKey = ({ scheme, code }: AuthorityId): string =>
  scheme === 'source' ? code : `${scheme}:${code}`

/** The address of its page, where its authority file has pages. */
export const authorityPage = ({ scheme, code }: AuthorityId): string | undefined =>
  schemeOf(scheme)?.page?.replace('%s', () => encodeURI(code))
