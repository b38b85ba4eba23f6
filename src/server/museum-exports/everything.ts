import { createHash } from 'node:crypto'
import { type MuseumExportPart, museumExportParts } from '#model/api/museum-exports.ts'
import { usualStyle } from '#model/bibliography/citation-styles.ts'
import type { ReferenceFormat } from '#model/bibliography/reference-formats.ts'
import { biblioCard } from '#model/cards/biblio/biblio-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { languages } from '#model/languages.ts'
import { isVocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { exportedReferences } from '#server/bibliography/index.ts'
import { seesAll } from '#server/cards/index.ts'
import { exportCards } from '#server/exchange/index.ts'
import { productVersion } from '#server/platform/backup/product-version.ts'
import { createSkosTurtle, termsAfter } from '#server/vocabularies/index.ts'
import { checksumsName } from './archive/entry-name.ts'
import { createSpool } from './archive/spool.ts'
import type { ZipEntry } from './archive/zip-of.ts'
import { type DescribedEntry, describedEntry, schemasOf } from './described/schemas.ts'
import { type Entry, type Gathering, type TypeToGather, tally } from './gathering.ts'
import { cardsPart } from './parts/cards.ts'
import { filesPart } from './parts/files.ts'
import { historyPart } from './parts/history.ts'
import { museumPart } from './parts/museum.ts'
import { batches, jsonEntry } from './parts/pieces.ts'
import { everySoMany } from './store/cards.ts'
import { usedVocabularies } from './store/terms.ts'

const files: readonly (readonly [name: string, format: ReferenceFormat])[] = [
  ['bibliography/bibliography.json', 'csl-json'],
  ['bibliography/bibliography.bib', 'bibtex'],
]

async function* content({ context, tenantId, language }: Gathering, format: ReferenceFormat) {
  const { content } = exportedReferences(
    context,
    {
      tenantId,
      actor: seesAll,
      selection: {},
      how: { style: usualStyle, language },
      title: '',
      complete: true,
    },
    format,
  )
  for await (const piece of content as AsyncIterable<string>) if (piece !== '') yield Buffer.from(piece)
}

/** The bibliography in formats of reference managers. */
async function* bibliographyPart(gathering: Gathering): AsyncGenerator<Entry> {
  if (
    !gathering.types.some(({ declaration, present }) => declaration.type === biblioCard.type && present > 0)
  )
    return
  for (const [name, format] of files) yield { name, shrinks: true, content: content(gathering, format) }
}

/** Rows per workbook, leaving room for headings: the limit of Excel is 1,048,576. */
const rowsOfTable = 1_000_000

async function* table(
  gathering: Gathering,
  { declaration }: TypeToGather,
  span: { readonly after: string; readonly upTo: string },
): AsyncGenerator<Buffer> {
  const { context, tenantId, language } = gathering
  const content = await exportCards(context, {
    tenantId,
    declaration,
    holder: seesAll,
    selection: {},
    withApart: true,
    kind: 'xlsx',
    columns: 'filled',
    language,
    span,
    // Read twice: for its columns, and for its rows.
    passed: cards => tally(gathering, `tables/${declaration.type}`, cards / 2, cards),
  })
  yield* content as AsyncIterable<Buffer>
}

/** Records that are not in the trash, as workbooks that can be imported again; several workbooks for more than a million. */
async function* tablesPart(gathering: Gathering): AsyncGenerator<Entry> {
  const { context, tenantId, upTo } = gathering
  for (const type of gathering.types) {
    if (type.present === 0) continue
    const ends = await context.database.inTenant(tenantId, tx =>
      everySoMany(tx, typeIdsOf(type.declaration), { many: rowsOfTable, upTo }),
    )
    const bounds = ['0', ...ends, upTo]
    for (const [at, after] of bounds.slice(0, -1).entries()) {
      const end = bounds[at + 1] ?? upTo
      if (after === end) continue
      const name = `tables/${type.declaration.type}${at === 0 ? '' : `-${at + 1}`}.xlsx`
      yield { name, shrinks: false, content: table(gathering, type, { after, upTo: end }) }
    }
  }
}

const batch = 1000

const terms = ({ context, tenantId }: Gathering, code: string) =>
  batches(
    '0',
    after => context.database.inTenant(tenantId, tx => termsAfter(tx, code, { after, limit: batch })),
    ({ id }) => id,
  )

async function* asJson(gathering: Gathering, code: string): AsyncGenerator<Buffer> {
  const { texts } = gathering.context
  const names = isVocabularyCode(code)
    ? Object.fromEntries(
        languages.map(language => [language, texts.translate(language, `vocabularies.names.${code}`)]),
      )
    : {}
  const open = isVocabularyCode(code) && vocabularies[code].open
  yield Buffer.from(
    `{\n"code": ${JSON.stringify(code)},\n"names": ${JSON.stringify(names)},\n"open": ${open},\n"terms": [\n`,
  )
  let first = true
  for await (const rows of terms(gathering, code)) {
    yield Buffer.from(`${first ? '' : ',\n'}${rows.map(row => JSON.stringify(row)).join(',\n')}`)
    first = false
    tally(gathering, `vocabularies/${code}`, rows.length)
  }
  yield Buffer.from('\n]\n}\n')
}

async function* asTurtle(gathering: Gathering, code: string): AsyncGenerator<Buffer> {
  const turtle = createSkosTurtle(code)
  for await (const rows of terms(gathering, code)) yield Buffer.from(turtle.add(rows))
  yield Buffer.from(turtle.end())
}

/** Every vocabulary in which the museum has terms: as JSON, including retired and merged terms, and in SKOS. */
async function* vocabulariesPart(gathering: Gathering): AsyncGenerator<Entry> {
  const { context, tenantId } = gathering
  for (const { vocabulary } of await context.database.inTenant(tenantId, usedVocabularies)) {
    const name = `vocabularies/${vocabulary.toLowerCase()}`
    yield { name: `${name}.json`, shrinks: true, content: asJson(gathering, vocabulary) }
    yield { name: `${name}.ttl`, shrinks: true, content: asTurtle(gathering, vocabulary) }
  }
}

const parts: Readonly<Record<MuseumExportPart, (gathering: Gathering) => AsyncIterable<Entry>>> = {
  museum: museumPart,
  vocabularies: vocabulariesPart,
  cards: cardsPart,
  tables: tablesPart,
  history: historyPart,
  bibliography: bibliographyPart,
  files: filesPart,
}

/** Increased when the layout of the archive changes. */
export const formatVersion = 1

export interface PartWritten {
  readonly part: MuseumExportPart
  readonly begunAt: Date
  readonly endedAt: Date
}

/** The contents of an archive, in machine-readable form. */
const manifestOf = (
  { tenantId, museumKey, language, choice, counts, problems, upTo }: Gathering,
  begunAt: Date,
  parts: readonly PartWritten[],
  schemas: readonly DescribedEntry[],
) => ({
  format: formatVersion,
  product: { name: 'Vitrine', version: productVersion() },
  museumId: tenantId,
  museumKey,
  begunAt,
  language,
  ...choice,
  lastCardId: upTo,
  counts: Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1))),
  problems: problems.size,
  parts,
  schemas,
})

/**
 * Yields the entries of an archive one by one, each read while it is written. Nothing is locked, since the museum keeps working: each
 * part is as of the time it was read, which the manifest states.
 */
export async function* everything(gathering: Gathering): AsyncGenerator<ZipEntry> {
  const { clock } = gathering.context
  const begun = clock()
  const checksums = await createSpool()
  const summed = ({ content, ...entry }: Entry): ZipEntry => ({
    ...entry,
    at: begun,
    content: (async function* () {
      const hash = createHash('sha256')
      for await (const piece of content) {
        hash.update(piece)
        yield piece
      }
      await checksums.write(`${hash.digest('hex')}  ${entry.name}\n`)
    })(),
  })
  const written: PartWritten[] = []
  const names: string[] = []
  try {
    for (const part of museumExportParts) {
      gathering.part = part
      const from = clock()
      for await (const entry of parts[part](gathering)) {
        names.push(entry.name)
        yield summed(entry)
      }
      written.push({ part, begunAt: from, endedAt: clock() })
    }
    const described = [...names, 'manifest.json'].flatMap(name => describedEntry(name) ?? [])
    for (const [name, schema] of schemasOf(described, gathering.context.texts))
      yield summed(jsonEntry(name, schema))
    yield summed(jsonEntry('manifest.json', manifestOf(gathering, begun, written, described)))
    yield { name: checksumsName, at: begun, shrinks: true, content: checksums.read() }
  } finally {
    await checksums.remove()
  }
}
