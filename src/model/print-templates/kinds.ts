import { procedureDeclarations } from '../procedures/declarations.ts'
import type { DeclaredPrintKind } from '../record-types.ts'

/** What a template is for (acceptance row C-P12), and what it may be about: cards, procedures, or certain procedures. */
interface KindDeclaration {
  readonly family: 'label' | 'document'
  readonly cards: boolean
  /** Names of types of procedures, or all of them. */
  readonly procedures: 'all' | readonly string[]
  /** What was refused is not in the document, unless it is chosen or the document tells decisions: nobody signs for what stays at home. */
  readonly withoutRefused?: true
}

/** Kinds that are not made of one type of procedures alone. */
const common = {
  LABEL: { family: 'label', cards: true, procedures: [] },
  CARD: { family: 'document', cards: true, procedures: [] },
  LIST: { family: 'document', cards: true, procedures: 'all' },
} as const satisfies Record<string, KindDeclaration>

/** Kinds that types of procedures bring along, each with the type, in the order of their ids. */
const declaredKinds = procedureDeclarations
  .flatMap(({ recordTypes: [type] }) => type)
  .toSorted((one, other) => one.id - other.id)
  .flatMap(({ name, prints = {} }) =>
    Object.entries(prints).map(([kind, print]) => ({ kind: kind as DeclaredPrintKind, name, print })),
  )

export type TemplateKind = keyof typeof common | DeclaredPrintKind

const templateKinds: Readonly<Record<string, KindDeclaration>> = {
  ...common,
  ...Object.fromEntries(
    declaredKinds.map(({ kind, name, print: { withoutRefused } }) => [
      kind,
      { family: 'document', cards: false, procedures: [name], ...(withoutRefused && { withoutRefused }) },
    ]),
  ),
}

export const templateKindNames = Object.keys(templateKinds) as [TemplateKind, ...TemplateKind[]]

/** How a kind is declared, for whoever treats all kinds alike. */
export const templateKind = (kind: TemplateKind): KindDeclaration => templateKinds[kind] ?? common.LABEL

/** Returns the kind that is printed of a type of procedures where no template is chosen: of the whole, or of its objects, a sheet each. */
export const usualKind = (procedure: string, use: 'whole' | 'object'): TemplateKind | undefined =>
  declaredKinds.find(
    ({ name, print: { usual } }) => name === procedure && (usual === use || usual === 'both'),
  )?.kind
