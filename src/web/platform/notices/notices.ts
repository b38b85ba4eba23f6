import type { TextKey } from '../i18n/text-key.ts'
import { createStore } from '../store.ts'

/** A button in a passing message. */
interface NoticeAction {
  readonly label: TextKey
  readonly run: () => void
}

/** A message to the user, shown briefly and kept in the notifications until the session ends. */
interface Notice {
  readonly id: number
  readonly kind: 'success' | 'error' | 'info'
  /** Key of the text: the words are chosen where they are shown, in the language of that moment. */
  readonly text: TextKey
  readonly params: Readonly<Record<string, string | number>>
  /** An action offered while it is on the screen, such as undo. */
  readonly action?: NoticeAction | undefined
  readonly at: Date
  readonly read: boolean
  /** Still on the screen as a passing message. */
  readonly fresh: boolean
}

const store = createStore<readonly Notice[]>([])
let nextId = 1

/** The number of this session's messages that are stored. */
const kept = 50

/** The messages of this session, newest first. */
export const notices = {
  ...store,
  add: (kind: Notice['kind'], text: TextKey, params: Notice['params'] = {}, action?: NoticeAction) =>
    store.set(list => {
      // Whoever did something knows of it: what was done, and can be undone, is no news.
      const read = kind === 'success' || action !== undefined
      const notice = { id: nextId++, kind, text, params, action, at: new Date(), read, fresh: true }
      // The same words while they are still on the screen replace the earlier ones: repeated, not piled up.
      const isSame = (other: Notice) =>
        other.fresh && other.text === text && JSON.stringify(other.params) === JSON.stringify(params)
      return [notice, ...list.filter(other => !isSame(other))].slice(0, kept)
    }),
  dismiss: (id: number) =>
    store.set(list => list.map(notice => (notice.id === id ? { ...notice, fresh: false } : notice))),
  markRead: () =>
    store.set(list =>
      list.some(notice => !notice.read)
        ? list.map(notice => (notice.read ? notice : { ...notice, read: true }))
        : list,
    ),
  clear: () => store.set(() => []),
}
