import { type CommonKind, commonKinds, type KindDeclaration } from '../papers/common-kinds.ts'
import { procedureDeclarations } from '../procedures/declarations.ts'
import type { DeclaredPrintKind } from '../record-types.ts'
import type { TextKey } from '../texts.ts'

/** Kinds declared by procedure types, each with its type, in the order of their ids. */
const declaredKinds = procedureDeclarations
  .flatMap(({ recordTypes: [type] }) => type)
  .toSorted((one, other) => one.id - other.id)
  .flatMap(({ type, name, prints = {} }) =>
    Object.entries(prints).map(([kind, print]) => ({ kind: kind as DeclaredPrintKind, type, name, print })),
  )

export type TemplateKind = CommonKind | DeclaredPrintKind

const templateKinds: Readonly<Record<string, KindDeclaration>> = {
  ...commonKinds,
  ...Object.fromEntries(
    declaredKinds.map(({ kind, name, print: { withoutRefused } }) => [
      kind,
      { family: 'document', cards: false, procedures: [name], ...(withoutRefused && { withoutRefused }) },
    ]),
  ),
}

export const templateKindNames = Object.keys(templateKinds) as [TemplateKind, ...TemplateKind[]]

/** Returns the declaration of a kind. */
export const templateKind = (kind: TemplateKind): KindDeclaration => templateKinds[kind] ?? commonKinds.LABEL

/** Returns the keys of a kind's name, for one document and for many. */
export function kindTexts(kind: TemplateKind): { readonly one: TextKey; readonly many: TextKey } {
  const area = declaredKinds.find(each => each.kind === kind)?.type ?? 'printTemplates'
  const one = `${area}.print/${kind}`
  return { one: one as TextKey, many: `${one}/many` as TextKey }
}

/** Returns the kind printed for a procedure type by default: of the whole, or of its objects, one sheet each. */
export const usualKind = (procedure: string, use: 'whole' | 'object'): TemplateKind | undefined =>
  declaredKinds.find(
    ({ name, print: { usual } }) => name === procedure && (usual === use || usual === 'both'),
  )?.kind
