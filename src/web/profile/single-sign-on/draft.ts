import type { SingleSignOnSettings } from '#model/api/single-sign-on.ts'
import { emailDomain, issuerAddress, tidyDomain } from '#model/single-sign-on/addresses.ts'
import { firstProblem, maxLength, type Problem, required } from '#model/validation/validators.ts'

/** The settings as they are being typed. */
export interface Draft {
  readonly issuer: string
  readonly clientId: string
  /** Empty: stays as it is. */
  readonly clientSecret: string
  /** With commas between them. */
  readonly domains: string
  readonly enabled: boolean
}

export const typedFields = ['issuer', 'clientId', 'clientSecret', 'domains'] as const
export type TypedField = (typeof typedFields)[number]

export const draftOf = (settings: SingleSignOnSettings | null): Draft => ({
  issuer: settings?.issuer ?? '',
  clientId: settings?.clientId ?? '',
  clientSecret: '',
  domains: settings?.domains.join(', ') ?? '',
  enabled: settings?.enabled ?? true,
})

export const domainsOf = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/)
    .map(tidyDomain)
    .filter(Boolean)

/** What is wrong with a field before anything is sent. */
export function draftProblem(draft: Draft, field: TypedField): Problem | undefined {
  if (field === 'issuer') return firstProblem(draft.issuer, [required, maxLength(500), issuerAddress])
  if (field === 'clientId') return firstProblem(draft.clientId, [required, maxLength(500)])
  if (field === 'clientSecret') return firstProblem(draft.clientSecret, [maxLength(2000)])
  const domains = domainsOf(draft.domains)
  if (domains.length === 0) return { key: 'required' }
  return domains.map(emailDomain).find(Boolean)
}

/** As the server takes it; an empty secret is passed over, and stays what it is. */
export const bodyOf = ({ issuer, clientId, clientSecret, domains, enabled }: Draft) => ({
  issuer: issuer.trim(),
  clientId: clientId.trim(),
  domains: domainsOf(domains),
  enabled,
  ...(clientSecret && { clientSecret }),
})
