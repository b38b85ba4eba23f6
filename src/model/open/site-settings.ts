import type { Language } from '../languages.ts'
import type { Labels } from '../vocabularies/name-of.ts'

/** Length of a site's address on the platform. */
export const addressLength = { least: 3, most: 40 } as const

/** Addresses that look like the platform's own. */
const reserved: ReadonlySet<string> = new Set(
  'about accounts admin api app ark assets auth blog data docs embed health help id iiif imprint legal login mail museum museums oai oauth open platform privacy public ready register search sites static status support vitrine vocab www'.split(
    ' ',
  ),
)

/** Returns what is wrong with an address of a site, as a key of the validation texts; undefined for one that may be taken. */
export function addressProblem(address: string): 'siteAddress' | 'siteAddressReserved' | undefined {
  const { least, most } = addressLength
  const isWellFormed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(address)
  if (!isWellFormed || address.length < least || address.length > most) return 'siteAddress'
  return reserved.has(address) ? 'siteAddressReserved' : undefined
}

/** Licences that a museum may give its texts, with their addresses. */
export const textLicences = {
  CC0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  CC_BY: 'https://creativecommons.org/licenses/by/4.0/',
  CC_BY_SA: 'https://creativecommons.org/licenses/by-sa/4.0/',
  CC_BY_NC: 'https://creativecommons.org/licenses/by-nc/4.0/',
  IN_COPYRIGHT: 'http://rightsstatements.org/vocab/InC/1.0/',
} as const

export type TextLicence = keyof typeof textLicences

/** Settings of a museum's public site but its address. */
export interface SiteSettings {
  /** Languages of its pages, the first of which is its own. */
  readonly languages: readonly Language[]
  readonly name: Labels
  readonly imprint: Labels
  readonly privacy: Labels
  /** Mail address of the museum, for the public. */
  readonly contact: string
  readonly textLicence: TextLicence
  /** Files attached to a public record are public with it. Sites that were set up before anybody was asked say nothing, which is no. */
  readonly picturesWithObjects?: boolean
}
