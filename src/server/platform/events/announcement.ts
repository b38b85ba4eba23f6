import { eventRequirement } from '#model/api/event-requirement.ts'
import { type EventData, type EventName, type PlatformEvent, parseEvent } from '#model/api/events.ts'
import { type Holder, isAllowed } from '#model/permissions/access.ts'

/** Whose stream it is. `tenantId` is undefined for a person who works in no museum (an operator). */
export interface Audience {
  readonly tenantId: string | undefined
  readonly accountId: string
  readonly sessionId: string
  /** Role and permissions of the person in the museum; a change of it ends the stream. */
  readonly holder?: Holder
}

const noRights: Holder = { role: 'USER', permissions: new Set() }

/**
 * Whom an event is for. Each name has its own kind of target, so that no caller can send one museum's news to all:
 * an event reaches an audience that is the same in every part listed here. An empty list means everybody.
 */
const targets = {
  'session.ended': ['sessionId'],
  'me.changed': ['accountId'],
  'museum.changed': ['tenantId'],
  'operation.changed': ['tenantId', 'accountId'],
  'vocabulary.changed': ['tenantId'],
  'card.changed': ['tenantId'],
  'procedure.changed': ['tenantId'],
  'report.changed': ['tenantId'],
  'comment.changed': ['tenantId'],
  'comment.noticed': ['tenantId', 'accountId'],
  'upload.changed': ['tenantId', 'accountId'],
  'card.locked': ['tenantId'],
  'lock.taken': ['tenantId', 'accountId'],
  'calendar.changed': ['tenantId'],
  'calendar.reminder': ['tenantId', 'accountId'],
  'news.changed': [],
  'news.read': ['accountId'],
  'maintenance.changed': [],
} as const satisfies Record<EventName, readonly Exclude<keyof Audience, 'holder'>[]>

type DataOf<Name extends EventName> =
  Record<never, never> extends EventData<Name> ? unknown : { readonly data: EventData<Name> }

/** An event with its target, as modules publish it: `{ name: 'session.ended', sessionId: '7' }`. */
export type Announcement = {
  [Name in EventName]: { readonly name: Name } & Readonly<Record<(typeof targets)[Name][number], string>> &
    DataOf<Name>
}[EventName]

/** True when this audience may be shown the event. An announcement that lacks a part of its target has no audience. */
export function reaches(announcement: Announcement, audience: Audience): boolean {
  const named: Readonly<Record<string, unknown>> = announcement
  const parts: readonly Exclude<keyof Audience, 'holder'>[] = targets[announcement.name]
  return (
    parts.every(part => audience[part] !== undefined && named[part] === audience[part]) &&
    isAllowed(audience.holder ?? noRights, eventRequirement(eventOf(announcement)))
  )
}

/** The event alone, as its audience sees it. */
export const eventOf = (announcement: Announcement): PlatformEvent =>
  ({ name: announcement.name, data: 'data' in announcement ? announcement.data : {} }) as PlatformEvent

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * Reads what another server process published, or anything else that may notify in this database.
 * @returns undefined for what is no JSON, a name this version does not know, or data of another shape.
 */
export function parseAnnouncement(payload: string): Announcement | undefined {
  const value = parseJson(payload)
  if (typeof value !== 'object' || value === null || !('name' in value)) return undefined
  if (typeof value.name !== 'string' || !Object.hasOwn(targets, value.name)) return undefined
  const data = 'data' in value ? value.data : {}
  return parseEvent(value.name, JSON.stringify(data) ?? '') && (value as Announcement)
}
