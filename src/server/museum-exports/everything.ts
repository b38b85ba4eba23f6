import { createHash } from 'node:crypto'
import { type MuseumExportPart, museumExportParts } from '#model/api/museum-exports.ts'
import { createSpool } from './archive/spool.ts'
import type { ZipEntry } from './archive/zip-of.ts'
import type { Entry, Gathering } from './gathering.ts'
import { manifestOf, type PartWritten } from './manifest.ts'
import { bibliographyPart } from './parts/bibliography.ts'
import { cardsPart } from './parts/cards.ts'
import { filesPart } from './parts/files.ts'
import { historyPart } from './parts/history.ts'
import { museumPart } from './parts/museum.ts'
import { jsonEntry } from './parts/pieces.ts'
import { tablesPart } from './parts/tables.ts'
import { vocabulariesPart } from './parts/vocabularies.ts'

const parts: Readonly<Record<MuseumExportPart, (gathering: Gathering) => AsyncIterable<Entry>>> = {
  museum: museumPart,
  vocabularies: vocabulariesPart,
  cards: cardsPart,
  tables: tablesPart,
  history: historyPart,
  bibliography: bibliographyPart,
  files: filesPart,
}

/** The last entry: SHA-256 of all others, as `sha256sum` writes it. */
export const checksumsName = 'checksums.sha256'

/**
 * All that goes into an archive, one entry after the other, each read while it is written. Nothing is locked: a museum goes on working,
 * so each part is as it was when it was read, and the manifest says when that was.
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
  try {
    for (const part of museumExportParts) {
      gathering.part = part
      const from = clock()
      for await (const entry of parts[part](gathering)) yield summed(entry)
      written.push({ part, begunAt: from, endedAt: clock() })
    }
    yield summed(jsonEntry('manifest.json', manifestOf(gathering, begun, written)))
    yield { name: checksumsName, at: begun, shrinks: true, content: checksums.read() }
  } finally {
    await checksums.remove()
  }
}
