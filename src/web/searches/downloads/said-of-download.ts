import type { TextKey } from '../../platform/i18n/text-key.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'

/** What the server refuses for a reason is told where one works; a search or file that is gone is told by nobody (acceptance row C-Q06). */
export const saidOfDownload = (message: TextKey): NotificationRules => ({
  success: { message },
  error: { message: 'common.somethingWentWrong', exclude: [400, 404, 409, 429] },
})
