import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { useTimes } from '../platform/times.ts'
import { Button } from '../ui/Button.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { AnswerFiles } from './AnswerFiles.tsx'
import { AnswerForm, type AnswerPartProps } from './AnswerForm.tsx'
import styles from './Room.module.css'

/** One thing the museum asks for: written here, or sent already and then written anew where it changed. */
export function AnswerPart(props: AnswerPartProps) {
  const { rooms, name, answer, sent, handedIn, open, onOpen, onSent } = props
  const { t } = useTranslation()
  const times = useTimes()
  const [anew, setAnew] = useState(false)
  return (
    <section className={styles.answer}>
      <Disclosure
        heading="h3"
        title={t(`${rooms.area}.answer/${name}` as TextKey) as string}
        open={open}
        onOpenChange={onOpen}
      >
        {answer.files && (
          <AnswerFiles name={name} asked={answer.files} handedIn={handedIn} onHandedIn={onSent} />
        )}
        {sent && !anew ? (
          <Button onClick={() => setAnew(true)}>{t('borrowerRoom.change')}</Button>
        ) : (
          <AnswerForm
            {...props}
            onSent={() => {
              setAnew(false)
              onSent()
            }}
          />
        )}
      </Disclosure>
      {sent && (
        <p className={styles.sent}>
          <Check size={15} strokeWidth={2} aria-hidden="true" />
          {t('borrowerRoom.sentAt', { name: sent.name, when: times.full(sent.at) })}
        </p>
      )}
    </section>
  )
}
