/** What a template is for (acceptance row C-P12), and what it may be about: cards, procedures, or certain procedures. */
interface KindDeclaration {
  readonly family: 'label' | 'document'
  readonly cards: boolean
  /** Names of types of procedures, or all of them. */
  readonly procedures: 'all' | readonly string[]
  /** What was refused is not in the document, unless it is chosen or the document tells decisions: nobody signs for what stays at home. */
  readonly withoutRefused?: true
}

export const templateKinds = {
  LABEL: { family: 'label', cards: true, procedures: [] },
  CARD: { family: 'document', cards: true, procedures: [] },
  LIST: { family: 'document', cards: true, procedures: 'all' },
  LOAN_AGREEMENT: {
    family: 'document',
    cards: false,
    procedures: ['LOAN_OUT'],
    withoutRefused: true,
  },
  LOAN_RECEIPT: { family: 'document', cards: false, procedures: ['LOAN_OUT'], withoutRefused: true },
  CONDITION_REPORT: { family: 'document', cards: false, procedures: ['CONDITION_CHECK'] },
  AUDIT_REPORT: { family: 'document', cards: false, procedures: ['INVENTORY_AUDIT'] },
} as const satisfies Record<string, KindDeclaration>

export type TemplateKind = keyof typeof templateKinds

export const templateKindNames = Object.keys(templateKinds) as [TemplateKind, ...TemplateKind[]]

/** How a kind is declared, for whoever treats all kinds alike. */
export const templateKind = (kind: TemplateKind): KindDeclaration => templateKinds[kind]
