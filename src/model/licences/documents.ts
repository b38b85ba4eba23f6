/**
 * Documents a museum accepts: terms of service, their onerous clauses for separate approval, privacy policy, service level agreement, and
 * its separate approval.
 */
export const documentKinds = ['tc', 'tc2', 'privacy-policy', 'sla', 'sla2'] as const

export type DocumentKind = (typeof documentKinds)[number]

export const licenceTypes = ['TRIAL', 'PAID'] as const

export type LicenceType = (typeof licenceTypes)[number]

/** Fields of a registration or an upgrade that name the accepted documents (P-U05). */
export const acceptedFields = {
  acceptedTcId: 'tc',
  acceptedTc2Id: 'tc2',
  acceptedPrivacyPolicyId: 'privacy-policy',
  acceptedSLAId: 'sla',
  acceptedSLA2Id: 'sla2',
} as const satisfies Record<string, DocumentKind>

export type AcceptedField = keyof typeof acceptedFields

/** The accepted document of each kind. */
export type AcceptedDocuments = Readonly<Partial<Record<DocumentKind, string>>>

/** Returns the accepted documents as request fields. */
export const acceptedBody = (accepted: AcceptedDocuments): Partial<Record<AcceptedField, string>> =>
  Object.fromEntries(
    Object.entries(acceptedFields).flatMap(([field, kind]) => {
      const id = accepted[kind]
      return id === undefined ? [] : [[field, id]]
    }),
  )
