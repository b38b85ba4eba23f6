import { useTranslation } from 'react-i18next'
import type { SentAnswer } from '#model/api/procedures/room.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { useTimes } from '../../platform/times.ts'
import { ReadSections, ReadValueView } from '../../shared/ReadSections.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import styles from './RoomTab.module.css'

export interface SentAnswersProps {
  readonly type: string
  readonly answers: readonly SentAnswer[]
}

/** What people outside sent, the latest first, each to be opened. */
export function SentAnswers({ type, answers }: SentAnswersProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const area = procedureNamed(type)?.rooms?.area ?? ''
  if (answers.length === 0) return <p className={styles.quiet}>{t('borrowerRoom.noAnswers')}</p>
  return answers.map(({ id, answer, recipient, at, sections, lines, kept }) => (
    <Disclosure
      key={id}
      heading="h3"
      title={t(`${area}.answer/${answer}` as TextKey) as string}
      end={
        <span className={styles.quiet}>
          {t('borrowerRoom.sentBy', { name: recipient, when: times.full(at) })}
        </span>
      }
    >
      <ReadSections sections={sections} />
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ objectId, number, title, entries }) => (
            <li key={objectId}>
              <b>
                {number} {title}
              </b>
              {entries.map(entry => (
                <div key={entry.path}>
                  <span className={styles.quiet}>{entry.label}: </span>
                  <ReadValueView value={entry.value} heading={entry.label} />
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
      {kept.length > 0 && (
        <div className={styles.kept}>
          <p className={styles.quiet}>{t('borrowerRoom.kept')}</p>
          <ReadSections sections={kept} />
        </div>
      )}
    </Disclosure>
  ))
}
