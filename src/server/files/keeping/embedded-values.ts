import type { CardValues } from '#model/engine/define-card.ts'
import { readCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { type Author, newRowId } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { findOrCreate } from '#server/vocabularies/index.ts'
import type { EmbeddedMetadata } from '../stored-content.ts'
import { fileDeclaration } from './file-declaration.ts'

type Find = (code: VocabularyCode, names: readonly string[]) => Promise<Map<string, string | undefined>>

/** Terms are found by their names; none is made of what cameras and programs write. */
const finder =
  (tx: TenantTransaction, { accountId, onBehalfOf }: Author): Find =>
  async (code, names) =>
    names.length === 0
      ? new Map()
      : findOrCreate(tx, code, names, {
          create: false,
          language: 'en',
          editor: { accountId, impersonatorId: onBehalfOf?.accountId ?? null },
        })

/** True when a value fits its field. */
function fits(key: string, value: unknown): boolean {
  const { problems, found } = problemList()
  readCard(fileDeclaration, { [key]: value }, problems, newRowId)
  return found.size === 0
}

/**
 * Embedded metadata of a file as values of its card. Keywords that are terms of the museum become those; the others are kept as words, so
 * that they are found. What does not fit its field is left out: no file is refused for its metadata.
 */
export async function embeddedValues(
  tx: TenantTransaction,
  { keywords = [], digitalSourceType, licence, ...rest }: EmbeddedMetadata = {},
  author: Author,
): Promise<CardValues> {
  const find = finder(tx, author)
  const words = await find('KEYWORDS', keywords)
  const term = async (code: VocabularyCode, name: string | undefined) =>
    name === undefined ? undefined : (await find(code, [name])).get(name)
  const [source, terms] = [await term('DIGITAL_SOURCE_TYPE', digitalSourceType), await term('LICE', licence)]
  const values: CardValues = {
    ...rest,
    keywords: [...new Set(words.values())].flatMap(id => (id === undefined ? [] : [{ id }])).slice(0, 100),
    embeddedKeywords: keywords.filter(word => words.get(word) === undefined).map(keyword => ({ keyword })),
    ...(source !== undefined && { digitalSourceType: { id: source } }),
    ...(terms !== undefined && { licence: { id: terms } }),
  }
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => fits(key, value)))
}
