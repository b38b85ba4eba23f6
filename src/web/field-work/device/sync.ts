import { session } from '../../platform/client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { deviceLists } from './device-lists.ts'
import type { DeviceOwner } from './device-owner.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { kindOf } from './field-kind.ts'
import type { WorkName } from './kept.ts'
import { ownerOf } from './owner-of.ts'
import { sendWaiting } from './send-waiting.ts'
import { syncState } from './sync-state.ts'

const isNoAnswer = (failure: unknown): boolean =>
  failure instanceof CallError && (failure.status === 0 || failure.status >= 500)

/** Lists that were requested and not fetched yet. */
const wanted = new Map<string, WorkName>()

/** @throws {CallError} without an answer. */
async function fetchWanted(id: string, work: WorkName, owner: DeviceOwner): Promise<void> {
  try {
    await deviceLists.keepList(await kindOf(work).fetch(id, owner, await deviceLists.list(owner.key, id)))
    wanted.delete(id)
    syncState.set(state => ({ ...state, failed: undefined }))
  } catch (failure) {
    if (isNoAnswer(failure)) throw failure
    syncState.set(state => ({
      ...state,
      failed: { id, status: failure instanceof CallError ? failure.status : 0 },
    }))
  }
}

async function exchange(): Promise<void> {
  const owner = ownerOf(session.get())
  if (!owner) return
  await sendWaiting(owner.key)
  for (const [id, work] of wanted) await fetchWanted(id, work, owner)
  const lists = await deviceLists.lists(owner.key)
  for (const list of lists)
    try {
      const fresh = await kindOf(list.work).withNews(list)
      if (fresh !== list) await deviceLists.keepList(fresh)
    } catch (failure) {
      // A deleted or no longer visible list does not block the others.
      if (isNoAnswer(failure)) throw failure
    }
  for (const list of lists) await fetchPictures(list)
}

/** Runs in one tab at a time, if the browser has locks; otherwise the server ignores duplicates. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('vitrine.audits', work) : work()

let running: Promise<void> | undefined
let again = false

async function run(): Promise<void> {
  do {
    again = false
    // Without a user nothing can be sent, and the session itself checks whether the server is back.
    if (!ownerOf(session.get())) break
    syncState.set(state => ({ ...state, busy: true }))
    try {
      await inTurn(exchange)
      syncState.set(state => ({ ...state, offline: false }))
    } catch (failure) {
      if (isNoAnswer(failure)) syncState.set(state => ({ ...state, offline: true }))
    }
  } while (again)
  syncState.set(state => ({ ...state, busy: false }))
}

/** Requests that a list be fetched or refreshed as soon as possible. */
export function wantList(id: string, work: WorkName): void {
  wanted.set(id, work)
  void syncLists()
}

/** Sends pending findings and fetches those of others; runs once more if requested while running. Never throws: failures are retried. */
export function syncLists(): Promise<void> {
  if (running) again = true
  else
    running = run().finally(() => {
      running = undefined
    })
  return running ?? Promise.resolve()
}
