import type { CardType } from '#model/cards/card-types.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { searchFieldAsDeclared } from '#model/searches/as-declared.ts'
import { browserStore } from '../../../platform/browser-store.ts'

/** Fields by how often they were chosen in this browser, the most used first. */
type Uses = Readonly<Record<string, number>>

const mostKept = 40

const storeOf = (type: CardType) => browserStore<Uses>(`vitrine.searchFields.${type}`)

const usesOf = (type: CardType): Uses => {
  const kept: unknown = storeOf(type).get()
  const declaration = declarationOf(type)
  if (typeof kept !== 'object' || kept === null || !declaration) return {}
  const uses: [string, number][] = Object.entries(kept)
  return Object.fromEntries(uses.map(([name, count]) => [searchFieldAsDeclared(declaration, name), count]))
}

/** How often a field of a type was asked about. */
export const usesOfField = (type: CardType, name: string): number => Number(usesOf(type)[name] ?? 0) || 0

/** The fields that are asked about most. */
export const mostUsed = (type: CardType): readonly string[] =>
  Object.entries(usesOf(type))
    .toSorted(([, one], [, other]) => Number(other) - Number(one))
    .map(([name]) => name)

/** Remembers that a field was chosen. */
export function rememberField(type: CardType, name: string): void {
  const uses = { ...usesOf(type), [name]: usesOfField(type, name) + 1 }
  const kept = Object.entries(uses).toSorted(([, one], [, other]) => other - one)
  storeOf(type).set(() => Object.fromEntries(kept.slice(0, mostKept)))
}
