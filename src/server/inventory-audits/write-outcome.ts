import type { AuditAction } from '#model/audits/actions.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { changeField } from '#model/engine/bulk-change.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import type { FieldAction } from '#model/engine/field-action.ts'
import { lossOf } from '#model/engine/lost.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { losses } from '#model/groups/holdings.ts'
import { announce, authorOf, existingCards, mayDo, readValues, writeCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf, todayOf } from '#server/platform/db/museum-day.ts'
import { CodedError, forbidden } from '#server/platform/errors.ts'
import type { FoundProcedure } from '#server/procedures/index.ts'
import type { Asker, AuditsContext } from './audits-context.ts'
import type { FoundDiscrepancy } from './found-discrepancies.ts'
import type { LoggedFinding } from './logged-findings.ts'

/** An object, and what an audit found of it. */
interface Outcome {
  readonly objectId: string
  readonly foundAt: string | null
  readonly latest: LoggedFinding
  /** The finding since which it was not found. */
  readonly missingSince: LoggedFinding
  /** Number of the audit. */
  readonly number: string
}

interface Movement {
  readonly when?: string
  readonly struck?: true
}

/** The day of the latest movement that has happened. */
const latestDay = (movements: readonly Movement[], today: string): string =>
  movements
    .flatMap(({ when = '', struck }) => (struck || when > today ? [] : [when]))
    .toSorted()
    .at(-1) ?? ''

/** Returns the movement to where something was found. Where the catalogue has a later one already, it happened today. */
async function moved(
  tx: TenantTransaction,
  { foundAt, latest, number }: Outcome,
  record: CardValues,
): Promise<readonly FieldAction[]> {
  const { movements = [], location } = record as {
    readonly movements?: readonly Movement[]
    readonly location?: { readonly room?: { readonly id: string } }
  }
  if (foundAt === null || location?.room?.id === foundAt) return []
  const [today, day] = [await todayOf(tx), await dayOf(tx, new Date(latest.at))]
  const when = latestDay(movements, today) > day ? today : day
  return [{ kind: 'add', path: 'movements', value: { to: { id: foundAt }, when, note: number } }]
}

/** Changes of a record, by the resolution. */
type Edits = (
  tx: TenantTransaction,
  outcome: Outcome,
  record: CardValues,
  declaration: CardDeclaration,
) => Promise<readonly FieldAction[]>

const editsOf: Readonly<Partial<Record<AuditAction, Edits>>> = {
  MOVE: moved,
  FOUND: async (tx, outcome, record, { lost }) => [
    ...(lost ? [{ kind: 'clear' as const, path: lost.path }] : []),
    ...(await moved(tx, outcome, record)),
  ],
  // A loss that somebody has recorded since stays as it is.
  LOSS: async (tx, { missingSince }, record, declaration) => {
    const { lost } = declaration
    if (!lost || lossOf(declaration, record)) return []
    return [
      { kind: 'set', path: lost.path, value: { id: losses.MISSING } },
      { kind: 'set', path: lost.since, value: await dayOf(tx, new Date(missingSince.at)) },
    ]
  },
}

/** Returns true for resolutions that change the record of the object. */
export const writesRecord = (action: AuditAction): boolean => editsOf[action] !== undefined

/** @throws {CodedError} `invalid_input` where the object is unknown, or was found when it is to be lost, or the other way round. */
function outcomeOf(
  { objectId, foundAt, findings }: FoundDiscrepancy,
  action: AuditAction,
  number: string,
): Outcome {
  const [latest] = findings
  const found = findings.findIndex(({ result }) => result !== 'MISSING')
  const missingSince = findings.at(found < 0 ? -1 : found - 1)
  const wrong = action === 'MOVE' ? foundAt === null : (latest?.result === 'MISSING') !== (action === 'LOSS')
  if (objectId === null || !latest || !missingSince || wrong)
    throw new CodedError('invalid_input', {
      text: action === 'MOVE' ? 'audits.errors.noMove' : 'audits.errors.notSo',
      fields: { action: { key: 'choice' } },
    })
  return { objectId, foundAt, latest, missingSince, number }
}

/**
 * Writes the resolution of a discrepancy into the record of its object, which is held and which nobody edits, as anybody would who changed it; its history names the audit.
 * @throws {CodedError} `forbidden` without the right to change objects; `conflict` where it is gone; `invalid_input` where the resolution does not fit.
 */
export async function writeOutcome(
  tx: TenantTransaction,
  { renamed }: AuditsContext,
  { actor }: Asker,
  { row, declaration: audit }: FoundProcedure,
  discrepancy: FoundDiscrepancy,
  action: AuditAction,
): Promise<void> {
  const declaration = declarationOf('object')
  if (!declaration || !mayDo(declaration, actor, 'update')) throw forbidden()
  const outcome = outcomeOf(discrepancy, action, row.number)
  const [record] = await existingCards(tx, typeIdsOf(declaration), [outcome.objectId])
  if (!record) throw new CodedError('conflict', { text: 'audits.errors.gone' })
  const edits = (await editsOf[action]?.(tx, outcome, record.data, declaration)) ?? []
  if (edits.length === 0) return
  const sent = edits.reduce<CardValues>((values, edit) => changeField(declaration, values, edit), record.data)
  const values = await readValues(tx, declaration, sent, record.data)
  await writeCards(tx, [{ record, values }], {
    declaration,
    author: await authorOf(tx, actor),
    action: 'effect',
    renamed,
    details: { procedureId: row.id, procedure: row.number, type: audit.name },
  })
  await announce(tx, declaration, { ids: [outcome.objectId], what: 'saved', accountId: actor.accountId })
}
