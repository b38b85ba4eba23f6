import { useCallback, useEffect, useRef, useState } from 'react'
import type { LinkItem } from '#model/api/cards/shapes.ts'
import { knownContents, readRoom, startBatch } from '#model/api/files/uploads.ts'
import { attachedType } from '#model/record-types.ts'
import type { AttachTo } from '../../../cards/files/upload-slot.ts'
import { areaOf } from '../../../cards/linked-cards.ts'
import { call } from '../../../platform/client.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { offerUndo } from '../../../platform/notices/offer-undo.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { CallError } from '../../../platform/request/call-error.ts'
import { wordsForFailure } from '../../../platform/request/notification-rules.ts'
import { undoBatchFor } from '../queue/batches.ts'
import type { UploadItem } from '../queue/upload-item.ts'
import { thisTab, uploadQueue } from '../queue/upload-queue.ts'
import { dismissOffer, type Offer } from '../upload-state.ts'
import { checkFiles, createHasher } from './check-files.ts'
import { matchRecords } from './match-records.ts'
import {
  byRecord,
  bytesOf,
  type Choice,
  inOrder,
  isKnown,
  isMatched,
  moved,
  type ReviewRow,
  rowsOf,
  withCheck,
  withMatch,
  withTarget,
} from './review-row.ts'

let nextKey = 1

/** A record as uploads name it. */
const addressOf = ({ type, id }: LinkItem): string => `${type.name}/${id}`

const itemOf = (
  row: ReviewRow,
  place: number,
  batchId: string,
  coverKey: number | undefined,
): UploadItem => ({
  key: `${thisTab}.${nextKey++}`,
  batchId,
  name: row.file.name,
  folder: row.folder,
  type: row.file.type,
  bytes: row.file.size,
  lastModified: row.file.lastModified,
  place,
  cover: row.key === coverKey,
  attachTo: row.target && addressOf(row.target),
  sha256: row.sha256,
  file: row.file,
  handle: row.handle,
  address: undefined,
  state: 'queued',
  sent: 0,
  speed: 0,
  reason: undefined,
  canRetry: false,
  fileId: undefined,
  duplicates: [],
})

/** Files the museum has already are linked with the card, and one of them made its cover, in place of uploading them again. */
async function attachKnown(
  rows: readonly ReviewRow[],
  { type, id }: AttachTo,
  coverKey: number | undefined,
): Promise<number> {
  const endpoints = areaOf(type)?.endpoints
  const files = rows.filter(({ choice }) => choice === 'attach')
  const itemIds = [...new Set(files.flatMap(({ known }) => known[0]?.id ?? []))]
  if (!endpoints || itemIds.length === 0) return 0
  await call(endpoints.linkItems, { params: { id }, body: { type: attachedType, itemIds, association: '1' } })
  const cover = files.find(({ key }) => key === coverKey)?.known[0]?.id
  if (cover !== undefined) await call(endpoints.setCover, { params: { id }, body: { id, fileId: cover } })
  void queryClient.invalidateQueries({ queryKey: [endpoints.read.name] })
  return itemIds.length
}

/**
 * Begins a batch of the rows that are to be uploaded, in their order, and attaches those that are there already.
 * @returns how many were attached as they are
 * @throws {CallError} where the server does not take the batch: then nothing was sent
 */
async function startUploads(
  rows: readonly ReviewRow[],
  attachTo: AttachTo | undefined,
  coverKey: number | undefined,
  shown: (count: number) => string,
): Promise<number> {
  const taken = rows.filter(row => row.choice === 'upload' || (row.choice === 'attach' && row.target))
  if (taken.length > 0) {
    const batch = await call(startBatch, {
      body: {
        ...(attachTo && { attachTo: { type: attachTo.type, id: attachTo.id } }),
        files: taken.length,
        bytes: bytesOf(rows),
        existing: taken.flatMap(({ choice, target, known: [file] }, place) =>
          choice === 'attach' && target && file
            ? [{ fileId: file.id, place, attachTo: { type: target.type.name, id: target.id } }]
            : [],
        ),
      },
    })
    uploadQueue.add(
      taken.flatMap((row, place) => (row.choice === 'upload' ? itemOf(row, place, batch.id, coverKey) : [])),
    )
    const linked = taken.filter(({ target }) => target).length
    if (linked > 0)
      offerUndo('uploads.review.linking', { count: linked, shown: shown(linked) }, () =>
        undoBatchFor(batch.id),
      )
  }
  return attachTo ? attachKnown(rows, attachTo, coverKey) : 0
}

/** Delay before a check is shown, so that quick ones do not distract. */
const quietMs = 600

type ReviewPhase = 'checking' | 'asking' | 'starting'

/** Free bytes; undefined without a limit. Where the server does not answer, it refuses a batch that is too large later. */
const freeRoom = () =>
  call(readRoom).then(
    ({ used, limit }) => (limit === null ? undefined : Math.max(0, limit - used)),
    () => undefined,
  )

/**
 * An offer on its way to being sent: checked, confirmed where there is a question, started. Without a question it starts by itself.
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
      const shown = (count: number) => new Intl.NumberFormat(language).format(count)
      try {
        const attached = await startUploads(wanted, attachTo, cover, shown)
        if (attached > 0)
          notices.add('success', 'uploads.review.attached', {
            count: attached,
            shown: shown(attached),
          })
        dismissOffer(id)
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
    let isUnmounted = false
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
      if (isUnmounted) return
      const known = rows.map((row, index) => {
        const found = checked[index]
        return found ? withCheck(row, found, attachTo !== undefined) : row
      })
      const matches = attachTo ? [] : await matchRecords(known).catch(() => [])
      if (isUnmounted) return
      const looked = byRecord(
        known.map((row, index) => {
          const match = matches[index]
          return match ? withMatch(row, match) : row
        }),
      )
      setFree(room)
      setRows(looked)
      const hasRoom = room === undefined || bytesOf(looked) <= room
      if (attachTo || !hasRoom || emptyCount > 0 || looked.some(isKnown) || looked.some(isMatched)) {
        setPhase('asking')
        setQuiet(false)
      } else void start(looked, undefined)
    }
    void look().finally(() => {
      clearTimeout(timer)
      hasher.end()
    })
    return () => {
      isUnmounted = true
      controller.abort()
    }
  }, [])

  const choose = (isChosen: (row: ReviewRow) => boolean, choice: Choice) =>
    setRows(list => list.map(row => (isChosen(row) ? { ...row, choice } : row)))
  const needed = bytesOf(rows)
  const [isMatching, setMatching] = useState(false)
  if (!isMatching && rows.some(isMatched)) setMatching(true)
  return {
    rows,
    phase,
    /** True once a name meant a record: all files can be attached to one. */
    isMatching,
    /** The number of files checked. */
    done,
    emptyCount,
    coverKey,
    setCoverKey,
    refusal,
    /** Hidden for now: a review may not be necessary. */
    isQuiet: isQuiet && attachTo === undefined,
    /** Bytes needed and free, where there is not enough room. */
    tooMuch: free !== undefined && needed > free ? { needed, free } : undefined,
    skipCheck: () => checking.current?.abort(),
    choose: (key: number, choice: Choice) => choose(row => row.key === key, choice),
    /** With all that the museum has already. */
    chooseAll: (choice: Choice) => choose(row => row.known.length > 0, choice),
    /** Attaches a file to a record, or to none. */
    aim: (key: number, target: LinkItem | undefined) =>
      setRows(list => list.map(row => (row.key === key ? withTarget(row, target) : row))),
    move: (from: number, to: number) => setRows(list => moved(list, from, to)),
    leaveOut: (key: number) => setRows(list => list.filter(row => row.key !== key)),
    start: () => void start(rows, coverKey),
    giveUp: () => dismissOffer(id),
  }
}

export type Review = ReturnType<typeof useReview>
