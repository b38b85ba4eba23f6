import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type HandedInFile, handInFile, roomFiles } from '#model/api/procedures/room.ts'
import type { AnswerFiles as Asked } from '#model/engine/aspects/rooms.ts'
import { call } from '../platform/client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { useTimes } from '../platform/times.ts'
import { FileDrop } from '../ui/FileDrop.tsx'
import styles from './Room.module.css'
import { useRoomLink } from './room-link.ts'

const megabytes = roomFiles.mostBytes / 1024 ** 2

export interface AnswerFilesProps {
  /** Name of the answer. */
  readonly name: string
  readonly asked: Asked
  readonly handedIn: readonly HandedInFile[]
  readonly onHandedIn: () => void
}

/** Files that go with an answer: sent as they are chosen, one after the other, and listed once the museum has them. */
export function AnswerFiles({ name, asked, handedIn, onHandedIn }: AnswerFilesProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const { token, grant } = useRoomLink()
  const [sending, setSending] = useState<string>()
  /** Those the museum has confirmed, before the room is read again. */
  const [sent, setSent] = useState<readonly HandedInFile[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const why = (failure: unknown): string =>
    failure instanceof CallError && failure.status > 0 && failure.status < 500
      ? failure.message
      : (t(wordsForFailure(failure)) as string)
  const hand = async (files: readonly File[]) => {
    setProblems([])
    for (const file of files) {
      setSending(file.name)
      const body = new FormData()
      body.append('file', file)
      try {
        const file = await call(handInFile, { params: { token, answer: name }, query: { grant }, body })
        setSent(before => [...before, file])
        onHandedIn()
      } catch (failure) {
        const problem = t('rooms.fileNotSent', { name: file.name, why: why(failure) })
        setProblems(before => [...before, problem])
      }
    }
    setSending(undefined)
  }
  const known = new Map([...handedIn, ...sent].map(file => [`${file.name} ${file.at}`, file]))
  return (
    <div className={styles.files}>
      <FileDrop
        label={t('rooms.filesDrop')}
        buttonLabel={t('rooms.filesChoose')}
        hint={t('rooms.filesHint', { megabytes, most: asked.most })}
        accept={roomFiles.types.join(',')}
        multiple
        disabled={sending !== undefined}
        onFiles={files => void hand(files)}
      />
      <p role="status" className={styles.quiet}>
        {sending !== undefined && t('rooms.fileSending', { name: sending })}
      </p>
      {problems.length > 0 && (
        <div role="alert" className={styles.failed}>
          {[...new Set(problems)].map(problem => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {known.size > 0 && (
        <>
          <h4>{t('rooms.filesHere')}</h4>
          <ul>
            {[...known].map(([key, file]) => (
              <li key={key}>
                {file.name} <time dateTime={file.at}>{times.full(file.at)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
