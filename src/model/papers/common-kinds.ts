/** A kind of template (C-P12) and its possible subjects: records, procedures, or certain procedures. */
export interface KindDeclaration {
  readonly family: 'label' | 'document'
  readonly cards: boolean
  /** Names of procedure types, or all of them. */
  readonly procedures: 'all' | readonly string[]
  /** Refused objects are left out, unless they are chosen or the document reports decisions: nobody signs for objects that stay. */
  readonly withoutRefused?: true
}

/** Kinds that do not belong to a single record type. */
export const commonKinds = {
  LABEL: { family: 'label', cards: true, procedures: [] },
  CARD: { family: 'document', cards: true, procedures: [] },
  LIST: { family: 'document', cards: true, procedures: 'all' },
} as const satisfies Record<string, KindDeclaration>

export type CommonKind = keyof typeof commonKinds
