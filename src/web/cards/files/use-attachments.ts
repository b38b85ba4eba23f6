import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { attachmentEndpoints } from '#model/api/cards/attachments.ts'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { offerUndo } from '../../platform/notices/offer-undo.ts'
import { genericOnFailure, type NotificationRules } from '../../platform/request/notification-rules.ts'
import type { CardArea } from '../card-area.ts'

/** Changes to the files of a record. */
export type AttachmentChange =
  | { readonly kind: 'attach' | 'detach'; readonly fileIds: readonly string[] }
  /** All files of the card, in their new order. */
  | { readonly kind: 'order'; readonly fileIds: readonly string[] }
  /** No file: the cover is removed. */
  | { readonly kind: 'cover'; readonly fileId: string | undefined }

const notify = genericOnFailure

interface CallOptions {
  readonly notify?: NotificationRules
}

/** Its files in another order; those that are not named stay behind. */
const inOrder = (card: CardAnswer, fileIds: readonly string[]): CardAnswer => {
  const place = new Map(fileIds.map((id, at) => [id, at]))
  const placeOf = (id: string) => place.get(id) ?? fileIds.length
  return { ...card, files: card.files.toSorted((one, other) => placeOf(one.id) - placeOf(other.id)) }
}

/** Changes the files of a record, one change after the other, and shows the result. Its notice can undo each of them. */
export function useAttachments(area: CardArea, card: CardAnswer, put: (answer: CardAnswer) => void) {
  const { declaration, endpoints } = area
  const calls = useMemo(() => attachmentEndpoints(declaration), [declaration])
  const { id } = card
  const latest = useRef(0)

  const send = (change: AttachmentChange, options: CallOptions = { notify }): Promise<CardAnswer> => {
    if (change.kind === 'cover')
      return change.fileId === undefined
        ? call(endpoints.removeCover, { params: { id } }, options)
        : call(endpoints.setCover, { params: { id }, body: { id, fileId: change.fileId } }, options)
    // Cards that are files themselves have no files to attach.
    if (!calls) return Promise.resolve(card)
    return call(calls[change.kind], { params: { id }, body: { id, fileIds: [...change.fileIds] } }, options)
  }

  /** Sends changes one after the other, and shows the result of the last. */
  const sendAll = async (changes: readonly AttachmentChange[]): Promise<CardAnswer | undefined> => {
    let answer: CardAnswer | undefined
    for (const change of changes) answer = await send(change, {})
    if (answer) put(answer)
    return answer
  }

  /** Attaches a detached file again: in its old position, and as cover if it was. */
  const putBack = async (before: CardAnswer, fileIds: readonly string[]) => {
    const order = before.files.map(file => file.id)
    const answer = await sendAll([
      { kind: 'attach', fileIds },
      { kind: 'order', fileIds: order },
    ])
    const { fileCoverId } = before
    if (fileCoverId !== null && answer?.fileCoverId !== fileCoverId)
      await sendAll([{ kind: 'cover', fileId: fileCoverId }])
    return undefined
  }

  const confirmChange = (change: AttachmentChange, before: CardAnswer) => {
    const earlier = before.fileCoverId
    const undo = (changes: readonly AttachmentChange[]) => () => sendAll(changes).then(() => undefined)
    if (change.kind === 'attach') {
      const known = new Set(before.files.map(file => file.id))
      const fileIds = change.fileIds.filter(fileId => !known.has(fileId))
      if (fileIds.length === 0) notices.add('success', 'links.messages.itemsLinked')
      else offerUndo('links.messages.itemsLinked', {}, undo([{ kind: 'detach', fileIds }]))
    }
    if (change.kind === 'cover')
      offerUndo(
        change.fileId === undefined ? 'cards.messages.coverRemoved' : 'cards.messages.coverSet',
        {},
        undo([{ kind: 'cover', fileId: earlier ?? undefined }]),
      )
    if (change.kind === 'detach')
      offerUndo('links.messages.itemsUnlinked', {}, () => putBack(before, change.fileIds))
  }

  return useMutation({
    // One after the other: three presses of an arrow mean three steps.
    scope: { id: `files ${area.type} ${id}` },
    mutationFn: (change: AttachmentChange) => send(change),
    onMutate(change) {
      latest.current += 1
      if (change.kind === 'order') put(inOrder(card, change.fileIds))
      return { before: card, turn: latest.current }
    },
    onSuccess(answer, change, { before, turn }) {
      confirmChange(change, before)
      // Later changes are shown already.
      if (turn === latest.current) put(answer)
    },
    onError: (_failure, _change, context) => {
      if (context) put(context.before)
    },
  })
}

export type Attachments = ReturnType<typeof useAttachments>
