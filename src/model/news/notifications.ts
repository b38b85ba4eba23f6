import type { MuseumRole } from '../permissions/roles.ts'

/** Types of e-mails to people: recipients, and the default setting. */
export const notifications = {
  /** Sign-in from an unknown browser. */
  newSignIn: { usual: true },
  /** The trial or licence ends soon, or has ended. */
  licence: { usual: true, role: 'TENANT_ADMIN' },
  /** A long export or download is ready. */
  finishedWork: { usual: true },
  /** A followed search has new results. */
  followedSearches: { usual: true },
  /** A calendar entry is about to start. */
  reminders: { usual: true },
  /** A comment mentions the person. */
  mentions: { usual: true },
} as const satisfies Readonly<Record<string, { readonly usual: boolean; readonly role?: MuseumRole }>>

export type NotificationKind = keyof typeof notifications

/** Returns true when a type of e-mail applies to people with these roles. */
export const concerns = (kind: NotificationKind, roles: readonly MuseumRole[]): boolean => {
  const rule: { readonly usual: boolean; readonly role?: MuseumRole } = notifications[kind]
  return rule.role === undefined || roles.includes(rule.role)
}

export const notificationKinds = Object.keys(notifications) as NotificationKind[]

/** A person's setting for every type. */
export type NotificationChoices = Readonly<Record<NotificationKind, boolean>>

/** Settings that differ from the default: only these are stored. */
export type NotificationDifferences = Readonly<Partial<NotificationChoices>>

const ofEach = <Value>(answer: (kind: NotificationKind) => Value) =>
  Object.fromEntries(notificationKinds.map(kind => [kind, answer(kind)])) as Record<NotificationKind, Value>

/** Returns the settings for stored differences. */
export const choicesOf = (differences: NotificationDifferences): NotificationChoices =>
  ofEach(kind => differences[kind] ?? notifications[kind].usual)

/** Returns the differences to store, so that people who never chose follow later changes of the default. */
export const differencesOf = (choices: NotificationChoices): NotificationDifferences =>
  Object.fromEntries(
    notificationKinds
      .filter(kind => choices[kind] !== notifications[kind].usual)
      .map(kind => [kind, choices[kind]]),
  )
