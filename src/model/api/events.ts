import { z } from 'zod/mini'
import { operation } from './operations.ts'

/**
 * News the server sends over `GET /api/v1/events` (server-sent events): the name is the event's, the data JSON of this shape.
 * An event says that something changed and as little more as can be: the client reads the rest by the ordinary addresses.
 * News missed while the stream was away is not sent again: on every new connection the client reads anew what it shows.
 */
export const eventData = {
  /** This session is over; the server closes the stream. `reason` as kept with the session ('signed out', 'password changed' …). */
  'session.ended': z.object({ reason: z.string() }),
  /** Name, language, permissions, museum of the signed-in person: read `/me` anew. The server closes the stream: open it as who one is now. */
  'me.changed': z.object({}),
  /** A long operation of this person in the current museum went on: the operation without its lists of elements. */
  'operation.changed': z.omit(operation, { progress: true }),
  /** The platform was closed for maintenance, or opened again. */
  'maintenance.changed': z.object({ maintenance: z.boolean() }),
} as const

export type EventName = keyof typeof eventData

type Shapes = {
  [Name in EventName]: { readonly name: Name; readonly data: z.output<(typeof eventData)[Name]> }
}

/** One event, told apart by `name`. */
export type PlatformEvent = Shapes[EventName]

const isEventName = (name: string): name is EventName => Object.hasOwn(eventData, name)

/**
 * The event of a message of the stream: its name and its data as JSON text.
 * @returns undefined for a name this version does not know, or data of another shape: a newer server may say more.
 */
export function parseEvent(name: string, json: string): PlatformEvent | undefined {
  if (!isEventName(name)) return undefined
  const data = eventData[name].safeParse(parseJson(json))
  return data.success ? ({ name, data: data.data } as PlatformEvent) : undefined
}

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * Whom an event is for: everybody, one session, a person in whatever museum, a person in one museum, or all who work in a museum.
 */
export type EventTarget =
  | 'everybody'
  | { readonly sessionId: string }
  | { readonly accountId: string }
  | { readonly tenantId: string; readonly accountId?: string }

/** Whose stream it is. `tenantId` is undefined for a person who works in no museum (an operator). */
export interface Audience {
  readonly tenantId: string | undefined
  readonly accountId: string
  readonly sessionId: string
}

/** True when an event with this target may be shown to this audience: every part the target names must be the same. */
export function reaches(target: EventTarget, audience: Audience): boolean {
  if (target === 'everybody') return true
  if ('sessionId' in target) return target.sessionId === audience.sessionId
  if ('tenantId' in target && target.tenantId !== audience.tenantId) return false
  return target.accountId === undefined || target.accountId === audience.accountId
}
