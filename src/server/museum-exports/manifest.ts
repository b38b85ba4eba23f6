import type { MuseumExportPart } from '#model/api/museum-exports.ts'
import { productVersion } from '#server/platform/backup/product-version.ts'
import type { Gathering } from './gathering.ts'

/** Counted up when something in the archive is no longer where it was. */
const formatVersion = 1

export interface PartWritten {
  readonly part: MuseumExportPart
  readonly begunAt: Date
  readonly endedAt: Date
}

/** What is in an archive, for programs. */
export const manifestOf = (
  { tenantId, language, choice, counts, problems, upTo }: Gathering,
  begunAt: Date,
  parts: readonly PartWritten[],
) => ({
  format: formatVersion,
  product: { name: 'Vitrine', version: productVersion() },
  museumId: tenantId,
  begunAt,
  language,
  ...choice,
  lastCardId: upTo,
  counts: Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1))),
  problems: problems.size,
  parts,
})
