import { z } from 'zod/mini'
import { operation } from './operations.ts'
import { changeKinds } from './vocabularies/changes.ts'

/**
 * News the server sends over `GET /api/v1/events` (server-sent events): the name is the event's, the data JSON of this shape.
 * An event says that something changed and as little more as can be: the client reads the rest by the ordinary addresses.
 * News missed while the stream was away is not sent again: on every new connection the client reads anew what it shows.
 */
export const eventData = {
  /** This session is over; the server closes the stream. */
  'session.ended': z.object({}),
  /** Language, permissions, museum of the signed-in person: read `/me`. The server closes the stream: open it as who one is now. */
  'me.changed': z.object({}),
  /** Data, licence or plan of the current museum were changed: read anew what shows them, and who one is. */
  'museum.changed': z.object({}),
  /** A long operation of this person in the current museum went on: the operation without its lists of elements. */
  'operation.changed': z.omit(operation, { progress: true }),
  /** Terms of the current museum were changed; no ids when they are too many to name. Read anew what shows this vocabulary. */
  'vocabulary.changed': z.object({
    code: z.string(),
    kind: z.enum([...changeKinds, 'UNDO']),
    termIds: z.array(z.string()),
  }),
  /** A card of the current museum was changed: read anew what shows it. Many at once are told without ids. */
  'card.changed': z.object({
    type: z.string(),
    ids: z.array(z.string()),
    what: z.enum(['created', 'saved', 'deleted', 'restored', 'published', 'linked', 'many']),
    /** Who did it: a tab that did it itself need not read anew. */
    accountId: z.string(),
  }),
  /** A procedure of the current museum was changed: whoever may read it reads it anew. */
  'procedure.changed': z.object({ id: z.string() }),
  /** A condition report of the current museum was changed: whoever may read it reads it anew. */
  'report.changed': z.object({ id: z.string() }),
  /** Files of a batch that this person uploads went on: read the batch. */
  'upload.changed': z.object({ batchId: z.string() }),
  /** Somebody began or ceased to edit a card. */
  'card.locked': z.object({ type: z.string(), id: z.string(), by: z.nullable(z.string()) }),
  /** Somebody entitled took over the card this person was editing: what was typed is kept as a draft. */
  'lock.taken': z.object({ type: z.string(), id: z.string(), by: z.string() }),
  /** Somebody wrote into the calendar of the museum: read anew what shows it. */
  'calendar.changed': z.object({}),
  /** Something in the calendar that concerns this person is about to begin. */
  'calendar.reminder': z.object({ title: z.string(), when: z.string() }),
  /** Operators wrote, changed or took back news of the platform: read anew what shows them. */
  'news.changed': z.object({}),
  /** This person read news of the platform, somewhere: read anew how many are unread. */
  'news.read': z.object({}),
  /** The platform was closed for maintenance, or opened again. */
  'maintenance.changed': z.object({ maintenance: z.boolean() }),
} as const

export type EventName = keyof typeof eventData

export type EventData<Name extends EventName> = z.output<(typeof eventData)[Name]>

/** One event, told apart by `name`. */
export type PlatformEvent = {
  [Name in EventName]: { readonly name: Name; readonly data: EventData<Name> }
}[EventName]

const isEventName = (name: string): name is EventName => Object.hasOwn(eventData, name)

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * The event of a message of the stream: its name, and its data as JSON text.
 * @returns undefined for a name this version does not know, or data of another shape: a newer server may say more.
 */
export function parseEvent(name: string, json: string): PlatformEvent | undefined {
  if (!isEventName(name)) return undefined
  const parsed = eventData[name].safeParse(parseJson(json))
  return parsed.success ? ({ name, data: parsed.data } as PlatformEvent) : undefined
}
