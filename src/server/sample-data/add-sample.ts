import { withMetadata } from '#demonstration/files/demo-file.ts'
import { renderPicture } from '#demonstration/pictures/index.ts'
import { type Naming, valuesOf, type WrittenValues } from '#demonstration/work/written-values.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { typesOfLines } from '#model/cards/records-of-lines.ts'
import { dayMs } from '#model/dates/durations.ts'
import { dayIn } from '#model/dates/museum-day.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import type { Translated } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'
import { attachedType, cardTypes } from '#model/record-types.ts'
import {
  type Author,
  announce,
  editorOf,
  type Follow,
  insertLinks,
  markSample,
  type Renamed,
  readValues,
  sampleRecords,
  writeCards,
} from '#server/cards/index.ts'
import type { Files, TakenIn } from '#server/files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { defineOperation } from '#server/platform/operations/index.ts'
import { insertObjects } from '#server/procedures/index.ts'
import { findOrCreate } from '#server/vocabularies/index.ts'
import { type SampleItem, sampleSet, valuesIn } from './sample-set.ts'

export interface AddInput {
  readonly author: Author
  /** The language in which names and notes are written; titles are in all. */
  readonly language: Language
}

export interface SampleContext {
  readonly files: Files
  readonly renamed: Renamed
  readonly follow: Follow
}

interface Adding extends SampleContext, AddInput {
  readonly operationId: string
}

/** A link to a file that nobody gave a meaning. */
const unset = '1'

/** The ways to name terms, records of the set and days. Terms that a museum no longer has are made, and removed with the rest. */
async function naming(
  tx: TenantTransaction,
  { author, operationId }: Adding,
  ids: ReadonlyMap<string, string>,
): Promise<Naming> {
  const today = Date.parse(await todayOf(tx))
  return {
    day: days => dayIn('UTC', new Date(today + days * dayMs)),
    async record(_types, name) {
      const id = ids.get(name)
      return id === undefined ? undefined : { id }
    },
    async term(code, name) {
      const editor = editorOf(author, operationId)
      const id = (await findOrCreate(tx, code, [name], { create: true, language: 'en', editor })).get(name)
      return id === undefined ? undefined : { id }
    },
  }
}

/** Gives a new record its picture, as its cover. */
async function attach(
  tx: TenantTransaction,
  record: Parameters<typeof writeCards>[1][number]['record'] & object,
  { key, values }: SampleItem,
  content: TakenIn,
  { declaration, files, author, operationId, renamed }: Adding & { readonly declaration: CardDeclaration },
): Promise<void> {
  const { title, briefDescription } = values as Readonly<Record<string, Translated>>
  const metadata = {
    ...(title && { title }),
    ...(briefDescription && { alternativeText: briefDescription }),
    creditLine: sampleSet.credit,
  }
  const fileId = await files.keep(tx, withMetadata(content, metadata), {
    name: `${record.number}.jpg`,
    author,
  })
  await markSample(tx, fileId, `${key}.picture`)
  const [cardId, cardType] = [record.id, cardTypes[declaration.type]]
  const link = { otherId: fileId, otherType: attachedType, association: unset, field: '', position: 0 }
  await insertLinks(tx, [{ cardId, cardType, ...link }])
  await writeCards(tx, [{ record, values: record.data, coverFileId: fileId }], {
    declaration,
    author,
    action: 'cover',
    operationId,
    renamed,
  })
}

/** Writes one record of the set as sample data, with its picture and lines. */
async function write(
  tx: TenantTransaction,
  item: SampleItem,
  content: TakenIn | undefined,
  adding: Adding & { readonly ids: ReadonlyMap<string, string> },
): Promise<void> {
  const { author, operationId, renamed, follow, language, ids } = adding
  const declaration = declarationOf(item.type)
  if (!declaration) throw new Error(`there are no records of type ${item.type}`)
  const written = valuesIn(language, item.values) as WrittenValues
  const named = await valuesOf(await naming(tx, adding, ids), fieldsOf(declaration), written)
  const values = await readValues(tx, declaration, named, {})
  const [made] = await writeCards(tx, [{ values }], {
    declaration,
    author,
    action: 'created',
    operationId,
    renamed,
  })
  if (!made) throw new Error(`the sample ${item.key} was not written`)
  const { record } = made
  if (content) await attach(tx, record, item, content, { ...adding, declaration })
  if (item.about && declaration.lines) {
    const about = item.about.flatMap(key => ids.get(key) ?? [])
    await insertObjects(tx, record.id, typesOfLines(declaration.lines), about)
  }
  await follow(tx, declaration, { ids: [record.id], what: 'created', author })
  await markSample(tx, record.id, item.key)
  await announce(tx, declaration, { ids: [record.id], what: 'created', accountId: author.accountId })
}

/**
 * Puts the sample data in, one record a batch, with its picture. Records that are there already are passed over, so that it goes on where it was
 * stopped.
 */
export const createAddOperation = (context: SampleContext) =>
  defineOperation<AddInput, number>({
    name: 'museum.sampleAdd',
    prepare: async () => sampleSet.records.length,
    async step({ tx, operationId, input, position = 0, count }) {
      const item = sampleSet.records[position]
      if (!item) return undefined
      const ids = new Map((await sampleRecords(tx)).map(({ name, id }) => [name, id]))
      if (!ids.has(item.key)) {
        // Drawn and looked through before anything is locked.
        const content =
          item.picture && (await context.files.takeIn(tx.tenantId, await renderPicture(item.picture)))
        try {
          await write(tx, item, content, { ...context, ...input, operationId, ids })
        } catch (error) {
          if (content) await context.files.discard(content)
          throw error
        }
      }
      count([item.key], [])
      return position + 1 < sampleSet.records.length ? position + 1 : undefined
    },
  })
