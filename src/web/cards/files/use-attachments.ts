import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { attachmentEndpoints } from '#model/api/cards/attachments.ts'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import type { CardArea } from '../card-area.ts'

/** Changes to the files of a record. */
export type AttachmentChange =
  | { readonly kind: 'attach' | 'detach'; readonly fileIds: readonly string[] }
  /** All files of the card, in their new order. */
  | { readonly kind: 'order'; readonly fileIds: readonly string[] }
  /** No file: the cover is removed. */
  | { readonly kind: 'cover'; readonly fileId: string | undefined }

const notify = genericOnFailure

/** Its files in another order; those that are not named stay behind. */
const inOrder = (card: CardAnswer, fileIds: readonly string[]): CardAnswer => {
  const place = new Map(fileIds.map((id, at) => [id, at]))
  const placeOf = (id: string) => place.get(id) ?? fileIds.length
  return { ...card, files: card.files.toSorted((one, other) => placeOf(one.id) - placeOf(other.id)) }
}

/** Changes the files of a record, one change after the other, and shows the result. The notice about a detached file can undo it. */
export function useAttachments(area: CardArea, card: CardAnswer, put: (answer: CardAnswer) => void) {
  const { declaration, endpoints } = area
  const calls = useMemo(() => attachmentEndpoints(declaration), [declaration])
  const { id } = card
  const latest = useRef(0)

  const send = (change: AttachmentChange): Promise<CardAnswer> => {
    if (change.kind === 'cover')
      return change.fileId === undefined
        ? call(endpoints.removeCover, { params: { id } }, { notify })
        : call(endpoints.setCover, { params: { id }, body: { id, fileId: change.fileId } }, { notify })
    // Cards that are files themselves have no files to attach.
    if (!calls) return Promise.resolve(card)
    return call(
      calls[change.kind],
      { params: { id }, body: { id, fileIds: [...change.fileIds] } },
      { notify },
    )
  }

  /** Attaches a detached file again: in its old position, and as cover if it was. */
  const putBack = async (before: CardAnswer, fileIds: readonly string[]) => {
    const answers = [await send({ kind: 'attach', fileIds })]
    answers.push(await send({ kind: 'order', fileIds: before.files.map(file => file.id) }))
    const { fileCoverId } = before
    if (fileCoverId !== null && answers.at(-1)?.fileCoverId !== fileCoverId)
      answers.push(await send({ kind: 'cover', fileId: fileCoverId }))
    for (const answer of answers.slice(-1)) put(answer)
    notices.add('success', 'links.messages.itemsLinked')
  }

  const confirmChange = (change: AttachmentChange, before: CardAnswer) => {
    if (change.kind === 'attach') notices.add('success', 'links.messages.itemsLinked')
    if (change.kind === 'cover')
      notices.add(
        'success',
        change.fileId === undefined ? 'cards.messages.coverRemoved' : 'cards.messages.coverSet',
      )
    if (change.kind === 'detach')
      notices.add(
        'success',
        'links.messages.itemsUnlinked',
        {},
        { label: 'links.undo', run: () => void putBack(before, change.fileIds).catch(() => undefined) },
      )
  }

  return useMutation({
    // One after the other: three presses of an arrow mean three steps.
    scope: { id: `files ${area.type} ${id}` },
    mutationFn: send,
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
