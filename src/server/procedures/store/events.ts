import { type Change, eventPath } from '#model/engine/diff.ts'
import { revisionsOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Events of a procedure. */
const eventKinds = [
  'begun',
  'changed',
  'moved',
  'deleted',
  'restored',
  'objectsAdded',
  'recordsMade',
  'objectsRemoved',
  'objectChanged',
  'attached',
  'detached',
  'roomOpened',
  'roomClosed',
  'answered',
  'downloaded',
  'linked',
  'unlinked',
  'objectsGone',
  'reported',
  'reportAnnulled',
  'approvalAsked',
  'approvalWithdrawn',
  'agreed',
  'declined',
  'numbersGiven',
  'checklistTaken',
  'taskAdded',
  'taskChanged',
  'taskDone',
  'taskReopened',
  'taskRemoved',
  'frozen',
] as const

export type EventKind = (typeof eventKinds)[number]

export interface Happened {
  readonly kind: EventKind
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/** Under whose name something is kept; without an account: someone outside the museum, or the product itself. */
export interface DoneBy {
  readonly accountId: string | null
  readonly name: string
  readonly at: Date
  /** The administrator who works signed in as that person. */
  readonly impersonatorId?: string | undefined
}

export interface EventRecord {
  readonly id: string
  readonly kind: EventKind
  readonly account_id: string | null
  readonly account_name: string
  readonly at: Date
  readonly details: Readonly<Record<string, unknown>>
}

const isEventKind = (action: string): action is EventKind => eventKinds.some(kind => kind === action)

/** Actions of the record's history as events of procedures. */
const kindOf = (action: string, version: number): EventKind =>
  isEventKind(action) ? action : version === 1 ? 'begun' : 'changed'

const isOfFields = ({ path }: Change): boolean => !path.startsWith('@')

/** Returns events of a procedure, the latest first; at most `limit`, before a given one. */
export async function eventsOf(
  tx: TenantTransaction,
  procedureId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<EventRecord[]> {
  const rows = await revisionsOf(tx, procedureId, {
    before: before === undefined ? 2_000_000_000 : Math.min(Number(before), 2_000_000_000),
    limit,
  })
  return rows.map(row => {
    const kind = kindOf(row.action, row.version)
    const beside = row.changes.find(({ path }) => path === eventPath)?.after as
      | EventRecord['details']
      | undefined
    return {
      id: String(row.version),
      kind,
      account_id: row.account_id === '0' ? null : row.account_id,
      account_name: row.name,
      at: row.at,
      details: {
        ...beside,
        ...(kind === 'changed' && { changes: row.changes.filter(isOfFields) }),
        ...(row.on_behalf_of_name !== null && { onBehalfOf: row.on_behalf_of_name }),
      },
    }
  })
}
