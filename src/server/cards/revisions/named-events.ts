import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Change, eventPath } from '#model/engine/diff.ts'
import type { Holder } from '#model/permissions/access.ts'
import { attachedType, cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mayOpen, type Reader } from '../sight.ts'
import { namedChanges } from './named-changes.ts'

/** Details of an event in the history, besides its changes. */
export type EventDetails = Readonly<Record<string, unknown>>

/** Details without what they say of records that the reader may not open: the numbers of those that lines are about, the names of files. */
export const seenDetails = (
  holder: Holder,
  { lines }: Pick<CardDeclaration, 'lines'>,
  details: EventDetails,
): EventDetails => {
  const { number, objects, ...others } = details
  const { name, note, ...rest } = others
  const seen = mayOpen(holder, attachedType) || details.fileId === undefined ? others : rest
  return lines?.of.every(type => mayOpen(holder, cardTypes[type]))
    ? { ...seen, ...(number !== undefined && { number }), ...(objects !== undefined && { objects }) }
    : seen
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
