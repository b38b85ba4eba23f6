import type { MuseumRole } from '../permissions/roles.ts'

/** What the product may write to a person about, whom it concerns, and whether it usually does. */
export const notifications = {
  /** Somebody signed in from a browser that was not seen before. */
  newSignIn: { usual: true },
  /** The trial or the licence ends soon, or has ended. */
  licence: { usual: true, role: 'TENANT_ADMIN' },
  /** A long export or download is ready to be fetched. */
  finishedWork: { usual: true },
  /** A search that the person follows finds something new. */
  followedSearches: { usual: true },
  /** Something in the calendar is about to begin. */
  reminders: { usual: true },
} as const satisfies Readonly<Record<string, { readonly usual: boolean; readonly role?: MuseumRole }>>

export type NotificationKind = keyof typeof notifications

/** Whether a kind of mail concerns somebody with these roles in museums. */
export const concerns = (kind: NotificationKind, roles: readonly MuseumRole[]): boolean => {
  const rule: { readonly usual: boolean; readonly role?: MuseumRole } = notifications[kind]
  return rule.role === undefined || roles.includes(rule.role)
}

export const notificationKinds = Object.keys(notifications) as NotificationKind[]

/** What a person chose, for every kind. */
export type NotificationChoices = Readonly<Record<NotificationKind, boolean>>

/** What differs from the usual: all that is kept. */
export type NotificationDifferences = Readonly<Partial<NotificationChoices>>

const ofEach = <Value>(answer: (kind: NotificationKind) => Value) =>
  Object.fromEntries(notificationKinds.map(kind => [kind, answer(kind)])) as Record<NotificationKind, Value>

/** The choices of somebody whose differences are these. */
export const choicesOf = (differences: NotificationDifferences): NotificationChoices =>
  ofEach(kind => differences[kind] ?? notifications[kind].usual)

/** What is to be kept of these choices, so that who never chose follows the usual when it changes. */
export const differencesOf = (choices: NotificationChoices): NotificationDifferences =>
  Object.fromEntries(
    notificationKinds
      .filter(kind => choices[kind] !== notifications[kind].usual)
      .map(kind => [kind, choices[kind]]),
  )
