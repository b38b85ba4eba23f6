/** What a museum agrees to: terms, their onerous clauses once more by name, privacy, what the service promises, and that once more. */
export const documentKinds = ['tc', 'tc2', 'privacy-policy', 'sla', 'sla2'] as const

export type DocumentKind = (typeof documentKinds)[number]

export const licenceTypes = ['TRIAL', 'PAID'] as const

export type LicenceType = (typeof licenceTypes)[number]

/** The fields by which a registration or an upgrade says which documents were agreed to (acceptance row P-U05). */
export const acceptedFields = {
  acceptedTcId: 'tc',
  acceptedTc2Id: 'tc2',
  acceptedPrivacyPolicyId: 'privacy-policy',
  acceptedSLAId: 'sla',
  acceptedSLA2Id: 'sla2',
} as const satisfies Record<string, DocumentKind>

export type AcceptedField = keyof typeof acceptedFields

/** The document that was agreed to of each kind. */
export type AcceptedDocuments = Readonly<Partial<Record<DocumentKind, string>>>

/** The same as fields of a request. */
export const acceptedBody = (accepted: AcceptedDocuments): Partial<Record<AcceptedField, string>> =>
  Object.fromEntries(
    Object.entries(acceptedFields).flatMap(([field, kind]) => {
      const id = accepted[kind]
      return id === undefined ? [] : [[field, id]]
    }),
  )
