import { CallCancelled, CallError } from '../../platform/request/call-error.ts'
import { createStore, type Store } from '../../platform/store.ts'

/** 'waiting': the server does not answer; unsaved edits are kept and sent again. */
export type SavingFlag = 'saved' | 'saving' | 'waiting'

export interface Saver {
  readonly flag: Store<SavingFlag>
  /** Sends requests one after the other, with retries until an answer comes. @throws {CallError} when the server refuses */
  send<T>(work: () => Promise<T>): Promise<T>
  /** Registers how the content of a form is saved. @returns a function that unregisters it */
  holds(save: () => Promise<boolean>): () => void
  /** Saves all forms. @returns false if a form is invalid or the user has to decide first */
  flush(): Promise<boolean>
  /** Does not wait for the moment of the next try: the network is back. */
  again(): void
  /** Drops requests without an answer; those in progress are completed. */
  stop(): void
}

const firstPauseMs = 2000
const longestPauseMs = 30_000

const gotNoAnswer = (failure: unknown) =>
  failure instanceof CallError && (failure.status === 0 || failure.status >= 502)

/** Saves the edits of a page in order (C-P08: the flag, and nothing is lost without a network). */
export function createSaver(): Saver {
  const flag = createStore<SavingFlag>('saved')
  let open = 0
  let stopped = false
  let last: Promise<unknown> = Promise.resolve()
  let wake: () => void = () => undefined
  const forms = new Set<() => Promise<boolean>>()

  const pause = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const persist = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let ms = firstPauseMs; ; ms = Math.min(longestPauseMs, 2 * ms)) {
      try {
        const answer = await work()
        flag.set(() => 'saving')
        return answer
      } catch (failure) {
        if (!gotNoAnswer(failure)) throw failure
        if (stopped) throw new CallCancelled('the page was left')
        flag.set(() => 'waiting')
        await pause(ms)
      }
    }
  }

  return {
    flag,
    send(work) {
      open += 1
      flag.set(now => (now === 'saved' ? 'saving' : now))
      const sent = last.then(() => persist(work))
      last = sent
        .catch(() => undefined)
        .then(() => {
          open -= 1
          if (open === 0) flag.set(() => 'saved')
        })
      return sent
    },
    holds(save) {
      forms.add(save)
      return () => forms.delete(save)
    },
    async flush() {
      const saved = await Promise.all([...forms].map(save => save()))
      return saved.every(Boolean)
    },
    again: () => wake(),
    stop() {
      stopped = true
      wake()
    },
  }
}
