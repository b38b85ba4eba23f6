import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type CardType, cardTypes, isCardType } from '#model/record-types.ts'
import { isVocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import type { App } from '#server/app.ts'
import { writeCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { allTerms, loadStarterTerms } from '#server/vocabularies/index.ts'
import type { TestMuseum } from '../harness/factories.ts'
import { makeTerms } from '../harness/vocabularies.ts'
import { leavesOf } from './documents.ts'
import type { Stock } from './samples.ts'

/** A card to link to; of a type that the product does not write yet, its row alone. @returns its id. */
async function cardOf(tx: TenantTransaction, type: CardType): Promise<string> {
  const declaration = declarationOf(type)
  const author = { accountId: '1', name: 'Test' }
  const [made] = declaration
    ? await writeCards(tx, [{ values: declaration.beginAs?.(type) ?? {} }], {
        declaration,
        author,
        action: 'created',
        renamed: async () => undefined,
      })
    : []
  if (made) return made.record.id
  const { id } = await tx.db
    .insertInto('card')
    .values({
      tenant_id: tx.tenantId,
      type: cardTypes[type],
      incremental_number: 1,
      data: '{}',
      titles: JSON.stringify({ en: `Linked ${type}` }),
      created_by: '1',
      created_name: '',
      updated_by: '1',
      updated_name: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Terms of all vocabularies and cards of all types that fields of a declaration refer to. */
export async function stockOf(app: App, museum: TestMuseum, declaration: CardDeclaration) {
  const fields = leavesOf(declaration).map(({ field }) => field)
  const codes = new Set(fields.flatMap(field => ('vocabulary' in field ? [String(field.vocabulary)] : [])))
  const terms = new Map<string, { id: string; name: string; parentId: string | undefined }>()
  await app.database.inTenant(museum.tenantId, loadStarterTerms)
  for (const code of codes) {
    if (!isVocabularyCode(code)) continue
    const { open, flat } = vocabularies[code]
    const [parent, name] = [`Above ${code}`, `Quxterm ${code.replaceAll('_', '')}`]
    const path = flat ? name : `${parent} > ${name}`
    if (open) {
      const ids = await makeTerms(app, museum, code, flat ? [name] : [parent, path])
      terms.set(code, { id: ids[path] ?? '', name, parentId: ids[parent] })
    } else {
      const [first] = await app.database.inTenant(museum.tenantId, tx => allTerms(tx, code))
      if (first) terms.set(code, { id: first.id, name: '', parentId: undefined })
    }
  }
  const types = new Set(fields.flatMap(field => ('types' in field ? (field.types as readonly string[]) : [])))
  const cards = new Map<string, string>()
  for (const type of types)
    if (isCardType(type))
      cards.set(type, await app.database.inTenant(museum.tenantId, tx => cardOf(tx, type)))
  const stock: Stock = {
    term: vocabulary => terms.get(vocabulary)?.id ?? '',
    card: ([type = '']) => cards.get(type) ?? '',
  }
  return { ...stock, terms }
}
