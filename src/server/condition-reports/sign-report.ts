import type { Signature } from '#model/api/condition-report-shapes.ts'
import type { SignerRole } from '#model/condition-reports/report-states.ts'
import { cleanLine } from '#model/text/clean.ts'
import { isVisible } from '#model/text/is-visible.ts'
import { authorOf, recordBeside } from '#server/cards/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { reportFor } from './permitted.ts'
import type { ReportsContext } from './reports-context.ts'
import { insertSignature } from './store/signatures.ts'
import { tellSignature } from './tell-reports.ts'

export interface SignatureGiven {
  readonly name: string
  readonly role: SignerRole
  readonly place?: string | undefined
  readonly date?: string | undefined
  readonly strokes: readonly (readonly number[])[]
}

/** Points of a signature are kept as whole places of their field; a stroke whose last point has no y loses it. */
const rounded = (strokes: SignatureGiven['strokes']): number[][] =>
  strokes.map(stroke => stroke.slice(0, stroke.length - (stroke.length % 2)).map(Math.round))

/**
 * Signs a finished report: what was signed is known by its hash.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where it is not finished, or annulled; `invalid_input` for a name that cannot be read.
 */
export const signReport = (
  { database, clock }: ReportsContext,
  actor: MuseumActor,
  id: string,
  { name, role, place = '', date, strokes }: SignatureGiven,
): Promise<Signature> =>
  database.inTenant(actor.tenantId, async tx => {
    const { id: reportId, state, sha256 } = await reportFor(tx, actor, 'edit', id)
    if (state !== 'FINISHED' || sha256 === null)
      throw new CodedError('conflict', { text: 'conditionReport.errors/notFinished' })
    const line = cleanLine(name)
    if (!isVisible(line)) throw new CodedError('invalid_input', { fields: { name: { key: 'required' } } })
    const at = clock()
    await recordBeside(tx, reportId, {
      action: 'saved',
      author: await authorOf(tx, actor),
      details: { signed: line, role, sha256 },
    })
    return tellSignature(
      await insertSignature(
        tx,
        reportId,
        {
          name: line,
          role,
          place: cleanLine(place),
          date: date ?? (await dayOf(tx, at)),
          strokes: rounded(strokes),
          sha256,
        },
        { accountId: actor.accountId, at },
      ),
    )
  })
