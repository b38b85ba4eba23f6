import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commentPictureEndpoints } from '#model/api/comment-pictures.ts'
import { mostPictureBytes, mostPictures } from '#model/comments/comment-pictures.ts'
import { call } from '../platform/client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import type { DraftPicture } from './comment-draft.ts'
import type { CommentSubject } from './comments-of.ts'

/** A picture on its way to the server, as this page alone knows it. */
export interface ComingPicture {
  readonly key: string
  readonly file: File
  /** Address of the picture in this browser. */
  readonly src: string
  /** Absent while it is being uploaded. */
  readonly problem?: string
  /** True where the same file may be accepted another time. */
  readonly mayRetry?: boolean
}

interface DraftPicturesOptions {
  readonly subject: CommentSubject
  /** Key with which the comment will be sent. */
  readonly draftKey: string
  /** Number of the pictures that are there. */
  readonly count: number
  /** Called with each picture that has arrived. */
  readonly onArrived: (picture: DraftPicture) => void
}

/** Uploads the pictures of a comment that is being written, one after another. One that fails is shown with the reason, and can be tried again. */
export function useDraftPictures({ subject, draftKey, count, onArrived }: DraftPicturesOptions) {
  const { t } = useTranslation()
  const [coming, setComing] = useState<readonly ComingPicture[]>([])
  const [problem, setProblem] = useState<string>()
  const running = useRef(new Map<string, AbortController>())
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const addresses = useRef(new Set<string>())
  useEffect(() => {
    const [calls, made] = [running.current, addresses.current]
    return () => {
      for (const controller of calls.values()) controller.abort()
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [])

  /** Faults that show without sending it; the server looks at the content. */
  const problemOf = ({ size, type }: File): string | undefined => {
    if (type !== '' && !type.startsWith('image/')) return t('validation.pictureType')
    return size > mostPictureBytes
      ? t('validation.pictureTooLarge', { megabytes: mostPictureBytes / 1024 ** 2 })
      : undefined
  }
  const drop = (key: string) => setComing(now => now.filter(each => each.key !== key))
  const fail = (key: string, failure: Pick<ComingPicture, 'problem' | 'mayRetry'>) =>
    setComing(now => now.map(each => (each.key === key ? { ...each, ...failure } : each)))

  const upload = async ({ key, file }: ComingPicture, signal: AbortSignal) => {
    if (signal.aborted) return
    try {
      const { id, alt } = await call(
        commentPictureEndpoints(subject.area.declaration).addPicture,
        { params: { id: subject.id }, query: { key: draftKey }, body: file },
        { signal, name: key },
      )
      if (signal.aborted) return
      drop(key)
      onArrived({ id, alt })
    } catch (failure) {
      if (signal.aborted) return
      const refused = failure instanceof CallError ? failure.fields.picture : undefined
      const noRoom = failure instanceof CallError && failure.status === 413 ? failure.description : undefined
      fail(key, {
        problem: refused ?? (noRoom || t(wordsForFailure(failure))),
        mayRetry: refused === undefined,
      })
    } finally {
      running.current.delete(key)
    }
  }
  const begin = (picture: ComingPicture) => {
    const controller = new AbortController()
    running.current.set(picture.key, controller)
    last.current = last.current.then(() => upload(picture, controller.signal))
  }

  return {
    coming,
    problem,
    isBusy: coming.some(each => each.problem === undefined),
    add(files: readonly File[]) {
      const room = mostPictures - count - coming.length
      setProblem(files.length > room ? t('comments.pictures.tooMany', { max: mostPictures }) : undefined)
      const added = files.slice(0, Math.max(0, room)).map((file): ComingPicture => {
        const src = URL.createObjectURL(file)
        addresses.current.add(src)
        const picture = { key: crypto.randomUUID(), file, src }
        const refused = problemOf(file)
        return refused === undefined ? picture : { ...picture, problem: refused }
      })
      setComing(now => [...now, ...added])
      for (const picture of added) if (picture.problem === undefined) begin(picture)
    },
    retry({ problem: _problem, ...picture }: ComingPicture) {
      setComing(now => now.map(each => (each.key === picture.key ? picture : each)))
      begin(picture)
    },
    discard(key?: string) {
      for (const [each, controller] of running.current)
        if (key === undefined || each === key) controller.abort()
      setComing(now => (key === undefined ? [] : now.filter(each => each.key !== key)))
      setProblem(undefined)
    },
  }
}
