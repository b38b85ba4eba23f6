import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Change, eventPath } from '#model/engine/diff.ts'
import type { Holder } from '#model/permissions/access.ts'
import { attachedType, cardTypeNamed, cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mayOpen, type Reader } from '../sight.ts'
import { namedChanges } from './named-changes.ts'

/** Details of an event in the history, besides its changes. */
export type EventDetails = Readonly<Record<string, unknown>>

/** Details that say something of the records that lines are about. */
const aboutLines = ['number', 'objects', 'written']

/** Details that name the record by whose effect a record was changed. */
const aboutCause = ['procedureId', 'procedure', 'type', 'effect']

const without = (details: EventDetails, hidden: readonly string[]): EventDetails =>
  Object.fromEntries(Object.entries(details).filter(([name]) => !hidden.includes(name)))

/**
 * Details without what they say of records that the reader may not open: those that lines are about (also in what was kept of them), files, and
 * the record that caused the event.
 */
export const seenDetails = (
  holder: Holder,
  { lines }: Pick<CardDeclaration, 'lines'>,
  details: EventDetails,
): EventDetails => {
  const cause = typeof details.type === 'string' ? cardTypeNamed(details.type) : undefined
  const seen = without(details, [
    ...(details.fileId === undefined || mayOpen(holder, attachedType) ? [] : ['name', 'note']),
    ...(details.procedureId === undefined || (cause && mayOpen(holder, cardTypes[cause])) ? [] : aboutCause),
  ])
  if (lines?.of.every(type => mayOpen(holder, cardTypes[type]))) return seen
  const { kept } = seen
  return {
    ...without(seen, aboutLines),
    ...(typeof kept === 'object' && kept !== null && { kept: { ...kept, objects: [] } }),
  }
}

/** Changes of revisions whose events say what the reader may see of them; what was changed in a line has the names of what it refers to. */
export async function namedEvents(
  tx: TenantTransaction,
  declaration: Pick<CardDeclaration, 'lines'>,
  revisions: readonly (readonly Change[])[],
  reader: Reader,
): Promise<readonly (readonly Change[])[]> {
  const detailsOf = ({ path, after }: Change) => (path === eventPath ? (after as EventDetails) : undefined)
  const events = revisions.flat().filter(change => detailsOf(change)?.changes !== undefined)
  const named = await namedChanges(
    tx,
    { sections: { line: { fields: declaration.lines?.fields ?? {} } } },
    events.map(change => detailsOf(change)?.changes as readonly Change[]),
    reader,
  )
  const changesOf = new Map(events.map((event, at) => [event, named[at] ?? []]))
  return revisions.map(changes =>
    changes.map(change => {
      const details = detailsOf(change)
      if (!details) return change
      const inLine = changesOf.get(change)
      return {
        ...change,
        after: { ...seenDetails(reader.actor, declaration, details), ...(inLine && { changes: inLine }) },
      }
    }),
  )
}
