import { z } from 'zod/mini'
import { declarations } from '#model/cards/declarations.ts'
import { partsTaken, takePart } from '#server/exchange/index.ts'
import { safeName } from '#server/files/index.ts'
import { cardLine } from '#server/museum-exports/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { count, type Taking, tellFault, tellOf } from '../imports-context.ts'
import { originOf } from '../mapped.ts'
import { itemsOf } from '../read-lines.ts'

const fileLine = z.extend(cardLine, { data: z.looseObject({ name: z.optional(z.string()) }) })

/** Takes one file in as any that is uploaded: stored, recognised by its content, scanned, looked through; then made a record. */
async function takeFile(taking: Taking, id: string, name: string, path: string): Promise<void> {
  const { context, tenantId, author, from, checksums } = taking
  const { files, database } = context
  const sha256 = checksums.get(path)
  const expected = { size: from.archive.sizeOf(path), ...(sha256 !== undefined && { sha256 }) }
  const taken = await files.takeIn(tenantId, await from.archive.content(path), { expected })
  const part = { origin: originOf(taking, id), part: 'file' } as const
  let isKept = false
  try {
    isKept = await database.inTenant(tenantId, async tx => {
      const fileId = await files.keep(tx, taken, { name: safeName(name, taken), author })
      // Somebody else who reads the same archive may have been first: then nothing of this is kept.
      if (!(await takePart(tx, part, fileId))) throw new TakenElsewhere()
      return true
    })
  } catch (error) {
    if (!(error instanceof TakenElsewhere)) throw error
  } finally {
    if (!isKept) await files.discard(taken)
  }
  if (isKept) count(taking, 'files')
}

class TakenElsewhere extends Error {}

/** The files themselves, those of the trash too, which become records here; their fields follow with the rest of all records. */
export async function takeFiles(taking: Taking): Promise<void> {
  const { context, tenantId, from } = taking
  for (const { type } of declarations.filter(({ uploaded }) => uploaded))
    for await (const lines of itemsOf(taking, `cards/${type}.jsonl`, fileLine)) {
      const known = await context.database.inTenant(tenantId, tx =>
        partsTaken(
          tx,
          'file',
          lines.map(({ id }) => originOf(taking, id)),
        ),
      )
      for (const { id, data } of lines) {
        if (known.has(originOf(taking, id)) || taking.signal.aborted) continue
        const path = from.originals.get(id)
        if (path === undefined) {
          tellOf(taking, data.name ?? id, 'import.command.archive.noFile')
          continue
        }
        try {
          await takeFile(taking, id, data.name ?? path.split('/').at(-1) ?? id, path)
        } catch (error) {
          if (!(error instanceof CodedError) || !['invalid_input', 'too_large'].includes(error.code))
            throw error
          tellFault(taking, path, error)
        }
      }
    }
}
