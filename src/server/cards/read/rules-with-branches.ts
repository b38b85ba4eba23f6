import type { FormRules, KindRules } from '#model/engine/form-rules.ts'
import { fallbackLanguage, type Language } from '#model/languages.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { labelsOf, type TermLabels } from '#server/vocabularies/index.ts'

/** Returns the terms below which rules offer terms. */
export const termIdsIn = (rules: FormRules): string[] =>
  Object.values(rules).flatMap(({ terms = {} }) => Object.values(terms).map(({ below }) => below.id))

/** Returns the terms that some rules name; of one that was merged, the one that took its place. */
async function branchesOf(
  tx: TenantTransaction,
  rules: FormRules,
): Promise<(id: string) => TermLabels | undefined> {
  const found = await labelsOf(tx, termIdsIn(rules))
  const into = await labelsOf(
    tx,
    [...found.values()].flatMap(({ mergedIntoId }) => mergedIntoId ?? []),
  )
  return id => {
    const term = found.get(id)
    return term?.mergedIntoId ? into.get(term.mergedIntoId) : term
  }
}

/** Returns rules with the branches of vocabularies that are there today, each with its name; those whose term is gone are left out. */
export async function rulesWithBranches(
  tx: TenantTransaction,
  rules: FormRules,
  language: Language = fallbackLanguage,
): Promise<FormRules> {
  if (termIdsIn(rules).length === 0) return rules
  const branchOf = await branchesOf(tx, rules)
  const termsOf = ({ terms = {} }: KindRules) =>
    Object.fromEntries(
      Object.entries(terms).flatMap(([path, { below, exit }]) => {
        const branch = branchOf(below.id)
        return branch ? [[path, { below: { id: branch.id, name: nameOf(branch, language) }, exit }]] : []
      }),
    )
  return Object.fromEntries(
    Object.entries(rules).map(([kind, chosen]) => [
      kind,
      chosen.terms ? { ...chosen, terms: termsOf(chosen) } : chosen,
    ]),
  )
}
