import { procedureDeclarations } from '../procedures/declarations.ts'
import type { DeclaredPrintKind } from '../record-types.ts'

/** A kind of template (C-P12) and its possible subjects: records, procedures, or certain procedures. */
interface KindDeclaration {
  readonly family: 'label' | 'document'
  readonly cards: boolean
  /** Names of procedure types, or all of them. */
  readonly procedures: 'all' | readonly string[]
  /** Refused objects are left out, unless they are chosen or the document reports decisions: nobody signs for objects that stay. */
  readonly withoutRefused?: true
}

/** Kinds that do not belong to a single procedure type. */
const common = {
  LABEL: { family: 'label', cards: true, procedures: [] },
  CARD: { family: 'document', cards: true, procedures: [] },
  LIST: { family: 'document', cards: true, procedures: 'all' },
} as const satisfies Record<string, KindDeclaration>

/** Kinds declared by procedure types, each with its type, in the order of their ids. */
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

/** Returns the declaration of a kind. */
export const templateKind = (kind: TemplateKind): KindDeclaration => templateKinds[kind] ?? common.LABEL

/** Returns the kind printed for a procedure type by default: of the whole, or of its objects, one sheet each. */
export const usualKind = (procedure: string, use: 'whole' | 'object'): TemplateKind | undefined =>
  declaredKinds.find(
    ({ name, print: { usual } }) => name === procedure && (usual === use || usual === 'both'),
  )?.kind
