import { declarationOfId } from '#model/cards/declarations.ts'
import { attachedType } from '#model/record-types.ts'
import { existingCards, mayDo } from '#server/cards/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { announceChange } from '#server/procedures/index.ts'
import type { Asker, AuditsContext } from './audits-context.ts'
import { auditFor, refuseOver } from './permitted.ts'
import { insertPhoto, knownFindings } from './store/findings.ts'
import { writeLines } from './write-lines.ts'

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Gives a finding its photograph, which came later than itself.
 * @throws {CodedError} `not_found`, also for a finding that is not in the log; `conflict` where the audit is over; `invalid_input` for no file of the museum.
 */
export const givePhoto = (
  { database }: AuditsContext,
  { actor }: Asker,
  { id, findingId }: { readonly id: string; readonly findingId: string },
  fileId: string,
): Promise<undefined> =>
  database.inTenant(actor.tenantId, async tx => {
    await refuseOver(tx, await auditFor(tx, actor, 'edit', id))
    if (!isUuid.test(findingId)) throw notFound()
    const known = await knownFindings(tx, id, [findingId.toLowerCase()])
    if (known.size === 0) throw notFound()
    const declaration = declarationOfId(attachedType)
    const files = await existingCards(tx, [attachedType], [fileId])
    if (files.length === 0 || !declaration || !mayDo(declaration, actor, 'read'))
      throw new CodedError('invalid_input', { fields: { fileId: { key: 'link' } } })
    await insertPhoto(tx, id, { findingId: findingId.toLowerCase(), fileId })
    await writeLines(
      tx,
      id,
      [...known.values()].map(card_id => ({ card_id, undoes: null })),
    )
    await announceChange(tx, id)
    return undefined
  })
