import { choicesOf, type NotificationDifferences, type NotificationKind } from '#model/news/notifications.ts'

/** True when a person wants mails of this kind. Ask before sending any that is not an answer to what the person did just now. */
export const wantsMail = (
  account: { readonly notifications: NotificationDifferences },
  kind: NotificationKind,
): boolean => choicesOf(account.notifications)[kind]
