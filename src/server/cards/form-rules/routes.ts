import { type FormOfType, listFormRules, makeList, saveFormRules } from '#model/api/form-rules.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { branchedVocabulary } from '#model/engine/branched-fields.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { fieldAt } from '#model/engine/fields.ts'
import { type FormChange, formChanges } from '#model/engine/form-changes.ts'
import {
  everyKind,
  type FormRules,
  noRules,
  rulesAsDeclared,
  type TermRule,
} from '#model/engine/form-rules.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { isId } from '#model/ids.ts'
import type { Language } from '#model/languages.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { doerOf, recordAudit } from '#server/audit/index.ts'
import type { Database, TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { addTerm, addTerms, labelsOf } from '#server/vocabularies/index.ts'
import { rulesWithBranches } from '../read/rules-with-branches.ts'
import { offeredLists } from '../read/term-lists.ts'
import { chosenForms, formOf, putForm } from '../store/form-rules.ts'
import { requestReindex } from '../store/reindex.ts'
import type { TermsChanged } from '../terms/reindex-terms.ts'

interface FormRulesContext {
  readonly database: Database
  readonly clock: () => Date
  /** Starts the work that `requestReindex` asked for, when the transaction commits. */
  readonly startReindex: (tx: TenantTransaction) => Promise<void>
  readonly termsChanged: TermsChanged
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

/** A person who saves a form, and the time of it. */
interface Saving {
  readonly doer: ReturnType<typeof doerOf>
  readonly language: Language
  readonly now: Date
}

/** Saves a form in place of a version, and notes what was chosen. @throws {CodedError} `conflict` with the present one when there is another by now. */
async function replaceForm(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  { rules, version }: { readonly rules: FormRules; readonly version: number },
  { doer, language, now }: Saving,
): Promise<void> {
  const declared = rulesAsDeclared(declaration, rules)
  const before = await formOf(tx, declaration)
  if (!(await putForm(tx, declaration, { rules: declared, version })))
    throw new CodedError('conflict', {
      text: 'settings.forms.conflict',
      data: await present(tx, declaration, language),
    })
  const changes = formChanges(before.rules, declared)
  if (changes.length === 0) return
  const named = await namedChanges(tx, changes, language)
  await recordAudit(tx, doer, 'formChanged', now, { type: declaration.type, changes: named })
}

/** Returns the vocabulary of a field that can offer a list of the museum's own. @throws {CodedError} `invalid_input` for others. */
function vocabularyAt(declaration: CardDeclaration, path: string) {
  const field = fieldAt(declaration, path)?.field
  const code = field && branchedVocabulary(field)
  if (code === undefined) throw new CodedError('invalid_input', { fields: { path: { key: 'choice' } } })
  return code
}

const withTerms = (rules: FormRules, kind: string, path: string, rule: TermRule): FormRules => {
  const before = rules[kind] ?? noRules
  return { ...rules, [kind]: { ...before, terms: { ...before.terms, [path]: rule } } }
}

/** Calls for the forms of record types that a museum chose. */
export const formRulesRoutes = ({
  database,
  clock,
  startReindex,
  termsChanged,
}: FormRulesContext): Route[] => [
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

  route(saveFormRules, ({ actor, params, request, language, body }) =>
    database.inTenant(actor.tenantId, async tx => {
      const declaration = declarationOf(params.type)
      if (!declaration) throw notFound()
      await replaceForm(tx, declaration, body, { doer: doerOf(actor, request), language, now: clock() })
      await requestReindex(tx, typeIdsOf(declaration))
      await startReindex(tx)
      return present(tx, declaration, language)
    }),
  ),

  route(makeList, ({ actor, params, request, language, body }) =>
    database.inTenant(actor.tenantId, async tx => {
      const declaration = declarationOf(params.type)
      if (!declaration) throw notFound()
      const { version, kind, path, name, terms, exit } = body
      if (![everyKind, ...declaration.kinds].includes(kind))
        throw new CodedError('invalid_input', { fields: { kind: { key: 'choice' } } })
      const code = vocabularyAt(declaration, path)
      const editor = { accountId: actor.accountId, impersonatorId: actor.impersonatorId ?? null }
      const options = { language, ownLists: offeredLists }
      const list = await addTerm(tx, editor, code, { name, assignable: false }, options)
      const { rules } = await formOf(tx, declaration)
      await replaceForm(
        tx,
        declaration,
        { rules: withTerms(rules, kind, path, { below: { id: list.id }, exit }), version },
        { doer: doerOf(actor, request), language, now: clock() },
      )
      // Its terms come once it is a list: names of the vocabulary may be in it as well.
      const { news } = await addTerms(tx, editor, code, { names: terms, parentTermId: list.id }, options)
      for (const each of [list, news]) if (each) await termsChanged(tx, each)
      return present(tx, declaration, language)
    }),
  ),
]
