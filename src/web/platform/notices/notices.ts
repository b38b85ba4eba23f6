import { createStore } from '../store.ts'

/** A message to the person, shown for a moment and kept in the notifications until the session ends. */
export interface Notice {
  readonly id: number
  readonly kind: 'success' | 'error' | 'info'
  readonly text: string
  readonly at: Date
  readonly read: boolean
  /** Still on the screen as a passing message. */
  readonly fresh: boolean
}

const store = createStore<readonly Notice[]>([])
let nextId = 1

/** How many of this session's messages are kept. */
const kept = 50

/** The messages of this session, newest first. */
export const notices = {
  ...store,
  add: (kind: Notice['kind'], text: string) =>
    store.set(list => {
      // The same words once more while they are still on the screen would be noise.
      if (list.some(notice => notice.fresh && notice.text === text)) return list
      const notice = { id: nextId++, kind, text, at: new Date(), read: false, fresh: true }
      return [notice, ...list].slice(0, kept)
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
