import { type FormOfType, listFormRules, saveFormRules } from '#model/api/form-rules.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type FormChange, formChanges } from '#model/engine/form-changes.ts'
import { rulesAsDeclared } from '#model/engine/form-rules.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { isId } from '#model/ids.ts'
import type { Language } from '#model/languages.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { doerOf, recordAudit } from '#server/audit/index.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { labelsOf } from '#server/vocabularies/index.ts'
import { rulesWithBranches } from '../read/rules-with-branches.ts'
import { chosenForms, formOf, putForm } from '../store/form-rules.ts'
import { requestReindex } from '../store/reindex.ts'

interface FormRulesContext {
  readonly database: Database
  readonly clock: () => Date
  /** Starts the work that `requestReindex` asked for, when the transaction commits. */
  readonly startReindex: (tx: TenantTransaction) => Promise<void>
}

async function present(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  language: Language,
): Promise<FormOfType> {
  const { rules, version } = await formOf(tx, declaration)
  return { type: declaration.type, version, rules: await rulesWithBranches(tx, rules, language) }
}

/** Returns changes of a form with the names of terms as they are now: the audit log keeps what a person understands. */
async function namedChanges(
  tx: TenantTransaction,
  changes: readonly FormChange[],
  language: Language,
): Promise<readonly FormChange[]> {
  const ids = changes.flatMap(({ what, before, after }) => (what === 'terms' ? [before, after] : []))
  const labels = await labelsOf(tx, ids.filter(isId))
  const nameOfTerm = (id: string): string => {
    const term = labels.get(id)
    return term ? nameOf(term, language) : ''
  }
  return changes.map(change =>
    change.what === 'terms'
      ? { ...change, before: nameOfTerm(change.before), after: nameOfTerm(change.after) }
      : change,
  )
}

/** Calls for the forms of record types that a museum chose. */
export const formRulesRoutes = ({ database, clock, startReindex }: FormRulesContext): Route[] => [
  route(listFormRules, async ({ actor: { tenantId }, language }) => {
    if (tenantId === undefined) throw notFound()
    return database.inTenant(tenantId, async tx => {
      const result: FormOfType[] = []
      for (const { card_type, rules, version } of await chosenForms(tx)) {
        const declaration = declarationOf(card_type)
        if (!declaration) continue
        const declared = rulesAsDeclared(declaration, rules)
        result.push({
          type: declaration.type,
          version,
          rules: await rulesWithBranches(tx, declared, language),
        })
      }
      return { result }
    })
  }),

  route(saveFormRules, ({ actor, params, request, language, body: { version, rules } }) =>
    database.inTenant(actor.tenantId, async tx => {
      const declaration = declarationOf(params.type)
      if (!declaration) throw notFound()
      const declared = rulesAsDeclared(declaration, rules)
      const before = await formOf(tx, declaration)
      if (!(await putForm(tx, declaration, { rules: declared, version })))
        throw new CodedError('conflict', {
          text: 'settings.forms.conflict',
          data: await present(tx, declaration, language),
        })
      const changes = formChanges(before.rules, declared)
      if (changes.length > 0)
        await recordAudit(tx, doerOf(actor, request), 'formChanged', clock(), {
          type: declaration.type,
          changes: await namedChanges(tx, changes, language),
        })
      await requestReindex(tx, typeIdsOf(declaration))
      await startReindex(tx)
      return present(tx, declaration, language)
    }),
  ),
]
