import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { rulesAsDeclared, rulesOfCard, type TermRule } from '#model/engine/form-rules.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { chosenForms, formOf } from '../store/form-rules.ts'
import { rulesWithBranches, termIdsIn } from './rules-with-branches.ts'

/** The lists of terms that a museum offers in fields of records of a type. */
export interface TermLists {
  /** Those of one record, by path. */
  of(card: CardValues): Readonly<Record<string, TermRule>>
  /** Those of one field, in records of whatever kind. */
  at(path: string): readonly TermRule[]
}

const none = {}

/** Returns the lists of terms that the museum offers in fields of records of a type. */
export async function termLists(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  language?: Language,
): Promise<TermLists> {
  const { rules } = await formOf(tx, declaration)
  if (termIdsIn(rules).length === 0) return { of: () => none, at: () => [] }
  const branches = await rulesWithBranches(tx, rules, language)
  return {
    of: card => rulesOfCard(declaration, branches, card).terms ?? none,
    at: path => Object.values(branches).flatMap(({ terms = {} }) => terms[path] ?? []),
  }
}

/** Returns the terms below which some field of the museum's forms offers its terms: the lists of its own within vocabularies. */
export async function offeredLists(tx: TenantTransaction): Promise<ReadonlySet<string>> {
  const lists = new Set<string>()
  for (const { card_type, rules } of await chosenForms(tx)) {
    const declaration = declarationOf(card_type)
    if (!declaration) continue
    const declared = rulesAsDeclared(declaration, rules)
    for (const id of termIdsIn(await rulesWithBranches(tx, declared))) lists.add(id)
  }
  return lists
}
