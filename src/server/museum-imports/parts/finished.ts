import { z } from 'zod/mini'
import { declarationOfId } from '#model/cards/declarations.ts'
import { cut } from '#model/text/cut.ts'
import { type FrozenFault, takeFrozen, takeSignature } from '#server/cards/index.ts'
import { longestName } from '#server/comments/index.ts'
import { partsTaken } from '#server/exchange/index.ts'
import { otherLines } from '#server/museum-exports/index.ts'
import { count, type Taking, tellOf } from '../imports-context.ts'
import { originOf, recordsHere } from '../mapped.ts'
import { itemsOf } from '../read-lines.ts'
import { takeOnce } from '../take-once.ts'

const { 'history/finished': finishedLine, 'history/signatures': anySignature } = otherLines

/** As a pen draws them, within the field they are drawn in: as many as a person could. */
const point = z.number().check(z.int(), z.minimum(-10_000), z.maximum(10_000))
const strokes = z.array(z.array(point).check(z.maxLength(5000))).check(z.maxLength(500))
const signatureLine = z.extend(anySignature, { strokes, date: z.iso.date() })

/** Characters of a reason that are kept. */
const longestReason = 5000

/** Contents of finished records, word for word, so that their hashes hold; who finished them is kept as a name. */
async function takePapers(taking: Taking): Promise<void> {
  const { context, tenantId } = taking
  for await (const lines of itemsOf(taking, 'history/finished.jsonl', finishedLine, 5))
    await context.database.inTenant(tenantId, async tx => {
      const records = await recordsHere(
        tx,
        taking,
        lines.map(({ cardId }) => cardId),
        { binned: true },
      )
      for (const { cardId, at, by, content, sha256, annulled, called } of lines) {
        const here = records.get(cardId)
        const declaration = here && declarationOfId(here.type)
        if (!declaration) continue
        const paper = {
          at: new Date(at),
          name: cut(by.name ?? '', longestName),
          content,
          sha256,
          annulled: annulled && {
            at: new Date(annulled.at),
            by: cut(annulled.by, longestName),
            reason: cut(annulled.reason, longestReason),
          },
          called,
        }
        let fault: FrozenFault | undefined
        const part = { origin: originOf(taking, cardId), part: 'finished' } as const
        const done = await takeOnce(tx, part, here.id, async () => {
          fault = await takeFrozen(tx, declaration, here.id, paper)
          return fault === undefined
        })
        if (done === 'taken') count(taking, 'papers')
        if (fault) tellOf(taking, `history/finished.jsonl ${cardId}`, `import.command.archive.${fault}`)
      }
    })
}

async function takeSignatures(taking: Taking): Promise<void> {
  const { context, tenantId, from } = taking
  const originOfSignature = (id: string) => `${from.museumKey}/signature/${id}`
  for await (const lines of itemsOf(taking, 'history/signatures.jsonl', signatureLine))
    await context.database.inTenant(tenantId, async tx => {
      const origins = lines.map(({ id }) => originOfSignature(id))
      const taken = await partsTaken(tx, 'finished', origins)
      const records = await recordsHere(
        tx,
        taking,
        lines.map(({ cardId }) => cardId),
        { binned: true },
      )
      for (const { id, cardId, at, name, place, ...given } of lines) {
        const here = records.get(cardId)
        const declaration = here && declarationOfId(here.type)
        const origin = originOfSignature(id)
        if (taken.has(origin)) continue
        const signature = {
          ...given,
          at: new Date(at),
          name: cut(name, longestName),
          place: cut(place, longestName),
        }
        const done =
          declaration &&
          (await takeOnce(tx, { origin, part: 'finished' }, here.id, () =>
            takeSignature(tx, declaration, here.id, signature),
          ))
        if (done === undefined || done === 'refused')
          tellOf(taking, `history/signatures.jsonl ${id}`, 'import.command.archive.notFitting')
      }
    })
}

/** Contents of finished records with the signatures under them. */
export async function takeFinished(taking: Taking): Promise<void> {
  await takePapers(taking)
  await takeSignatures(taking)
}
