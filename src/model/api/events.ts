import { z } from 'zod/mini'
import { operation } from './operations.ts'
import { changeKinds } from './vocabularies/changes.ts'

/**
 * Server-sent events of `GET /api/v1/events`: the event's name, and JSON data of this shape.
 * An event says that something changed and little more; the client fetches the rest from the ordinary endpoints.
 * Missed events are not repeated: after every reconnect the client reloads what it shows.
 */
export const eventData = {
  /** This session has ended; the server closes the stream. */
  'session.ended': z.object({}),
  /**
   * Language, permissions or museum of the signed-in person changed: reload `/me`. The server closes the stream, to be reopened with the
   * new rights.
   */
  'me.changed': z.object({}),
  /** Data, licence or plan of the current museum changed: reload them and `/me`. */
  'museum.changed': z.object({}),
  /** Progress of a background task of this person in the current museum, without its element lists. */
  'operation.changed': z.omit(operation, { progress: true }),
  /** Terms of the current museum changed; without ids when there are too many. Reload what shows this vocabulary. */
  'vocabulary.changed': z.object({
    code: z.string(),
    kind: z.enum([...changeKinds, 'UNDO']),
    termIds: z.array(z.string()),
  }),
  /** A record of the current museum changed: reload what shows it. Changes of many at once (`many`) name at most 100 of them. */
  'card.changed': z.object({
    type: z.string(),
    ids: z.array(z.string()),
    what: z.enum(['created', 'saved', 'deleted', 'restored', 'published', 'linked', 'many']),
    /** The author of the change: the tab that made it has no need to reload. */
    accountId: z.string(),
  }),
  /** A procedure of the current museum changed: reload it if the person may read it. */
  'procedure.changed': z.object({ id: z.string() }),
  /** A condition report of the current museum changed: reload it if the person may read it. */
  'report.changed': z.object({ id: z.string() }),
  /** Comments on a record of the current museum changed: reload them. */
  'comment.changed': z.object({ type: z.string(), id: z.string() }),
  /** Someone mentioned this person in a comment or answered one of theirs, or they read it in another window: reload the notices. */
  'comment.noticed': z.object({}),
  /** Progress of files in an upload batch of this person: reload the batch. */
  'upload.changed': z.object({ batchId: z.string() }),
  /** Someone started or stopped editing a record. */
  'card.locked': z.object({ type: z.string(), id: z.string(), by: z.nullable(z.string()) }),
  /** Someone with permission took over the record this person was editing; the unsaved input is saved as a draft. */
  'lock.taken': z.object({ type: z.string(), id: z.string(), by: z.string() }),
  /** The museum's calendar changed: reload what shows it. */
  'calendar.changed': z.object({}),
  /** A calendar entry that concerns this person is about to start. */
  'calendar.reminder': z.object({ title: z.string(), when: z.string() }),
  /** Platform news was written, changed or withdrawn: reload it. */
  'news.changed': z.object({}),
  /** This person read platform news, in any tab or device: reload the unread count. */
  'news.read': z.object({}),
  /** Maintenance of the platform started or ended. */
  'maintenance.changed': z.object({ maintenance: z.boolean() }),
} as const

export type EventName = keyof typeof eventData

export type EventData<Name extends EventName> = z.output<(typeof eventData)[Name]>

/** One event, discriminated by `name`. */
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
 * Parses a message of the stream: the event's name, and its data as JSON text.
 * @returns undefined for an unknown name or shape, which a newer server may send.
 */
export function parseEvent(name: string, json: string): PlatformEvent | undefined {
  if (!isEventName(name)) return undefined
  const parsed = eventData[name].safeParse(parseJson(json))
  return parsed.success ? ({ name, data: parsed.data } as PlatformEvent) : undefined
}
