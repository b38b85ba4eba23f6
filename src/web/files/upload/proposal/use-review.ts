import { useCallback, useEffect, useRef, useState } from 'react'
import { knownContents, readRoom } from '#model/api/files/uploads.ts'
import { call } from '../../../platform/client.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { CallError } from '../../../platform/request/call-error.ts'
import { wordsForFailure } from '../../../platform/request/notification-rules.ts'
import { checkFiles } from './check-files.ts'
import { createHasher } from './create-hasher.ts'
import { type Offer, putAway } from './offers.ts'
import {
  bytesOf,
  type Choice,
  inOrder,
  isKnown,
  moved,
  type ReviewRow,
  rowsOf,
  withCheck,
} from './review-row.ts'
import { startUploads } from './start-uploads.ts'

/** A check that is over before this asks nobody's attention. */
const quietMs = 600

export type ReviewPhase = 'checking' | 'asking' | 'starting'

/** Bytes there is room for; undefined without a limit. A server that cannot say refuses the batch, should it be too large. */
const freeRoom = () =>
  call(readRoom).then(
    ({ used, limit }) => (limit === null ? undefined : Math.max(0, limit - used)),
    () => undefined,
  )

/**
 * An offer on its way to being sent: looked at, asked about where there is something to ask, begun.
 * Without anything to ask it begins by itself.
 */
export function useReview(offer: Offer, language: string) {
  const { files, attachTo, id } = offer
  const [rows, setRows] = useState(() => rowsOf(inOrder(files.filter(({ file }) => file.size > 0))))
  const [phase, setPhase] = useState<ReviewPhase>('checking')
  const [done, setDone] = useState(0)
  const [free, setFree] = useState<number>()
  const [coverKey, setCoverKey] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const [isQuiet, setQuiet] = useState(true)
  const checking = useRef<AbortController>(undefined)
  const emptyCount = files.length - rows.length

  const start = useCallback(
    async (wanted: readonly ReviewRow[], cover: number | undefined) => {
      setPhase('starting')
      setRefusal(undefined)
      try {
        const attached = await startUploads(wanted, attachTo, cover)
        if (attached > 0)
          notices.add('success', 'uploads.review.attached', {
            count: attached,
            shown: new Intl.NumberFormat(language).format(attached),
          })
        putAway(id)
      } catch (failure) {
        setPhase('asking')
        setQuiet(false)
        if (failure instanceof CallError && failure.code) setRefusal(failure.message)
        else notices.add('error', wordsForFailure(failure))
      }
    },
    [attachTo, id, language],
  )

  // Once for an offer: what is found out goes into the rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an offer does not change
  useEffect(() => {
    const controller = new AbortController()
    checking.current = controller
    const hasher = createHasher()
    const timer = setTimeout(() => setQuiet(false), quietMs)
    let isGone = false
    const look = async () => {
      const [room, checked] = await Promise.all([
        freeRoom(),
        checkFiles(
          rows.map(({ file }) => file),
          {
            hash: hasher.hash,
            ask: async sha256 => (await call(knownContents, { body: { sha256 } })).known,
            onProgress: count => setDone(count),
            signal: controller.signal,
          },
        ).catch(() => []),
      ])
      if (isGone) return
      const looked = rows.map((row, index) => {
        const found = checked[index]
        return found ? withCheck(row, found, attachTo !== undefined) : row
      })
      setFree(room)
      setRows(looked)
      const fits = room === undefined || bytesOf(looked) <= room
      if (attachTo || !fits || emptyCount > 0 || looked.some(isKnown)) {
        setPhase('asking')
        setQuiet(false)
      } else void start(looked, undefined)
    }
    void look().finally(() => {
      clearTimeout(timer)
      hasher.end()
    })
    return () => {
      isGone = true
      controller.abort()
    }
  }, [])

  const choose = (isChosen: (row: ReviewRow) => boolean, choice: Choice) =>
    setRows(list => list.map(row => (isChosen(row) ? { ...row, choice } : row)))
  const needed = bytesOf(rows)
  return {
    rows,
    phase,
    /** How many were looked at. */
    done,
    emptyCount,
    coverKey,
    setCoverKey,
    refusal,
    /** Nothing to be seen yet: perhaps there is nothing to ask. */
    isQuiet: isQuiet && attachTo === undefined,
    /** What is missing in room, if so. */
    tooMuch: free !== undefined && needed > free ? { needed, free } : undefined,
    skipCheck: () => checking.current?.abort(),
    choose: (key: number, choice: Choice) => choose(row => row.key === key, choice),
    /** With all that the museum has already. */
    chooseAll: (choice: Choice) => choose(row => row.known.length > 0, choice),
    move: (from: number, to: number) => setRows(list => moved(list, from, to)),
    leaveOut: (key: number) => setRows(list => list.filter(row => row.key !== key)),
    start: () => void start(rows, coverKey),
    giveUp: () => putAway(id),
  }
}

export type Review = ReturnType<typeof useReview>
