import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/access/use-can.ts'
import { serverWords } from '../../platform/i18n/server-words.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import type { CardArea } from '../card-area.ts'
import { cardWordKey } from '../card-words.ts'
import type { ChosenCard } from './chosen-card.ts'
import styles from './Links.module.css'
import { useCreateNamed } from './use-create-named.ts'

export interface CreateInPlaceProps {
  readonly area: CardArea
  /** What was typed in vain. */
  readonly name: string
  readonly onMade: (card: ChosenCard) => void
}

/** Makes the card that was looked for and is not there yet, and ticks it. */
export function CreateInPlace({ area, name, onMade }: CreateInPlaceProps) {
  const { t } = useTranslation()
  const { declaration } = area
  const may = useCan({ permissions: declaration.permissions.create })
  const { mutate, isPending, error, reset } = useCreateNamed(area, card =>
    onMade({ id: card.id, type: card.type.name, title: card.heading }),
  )
  if (!may || name === '' || declaration.namePath === undefined) return null
  const [problem] = error instanceof CallError ? Object.values(error.fields) : []
  return (
    <div className={styles.create}>
      {declaration.types.map(type => (
        <Button
          key={type}
          busy={isPending}
          onClick={() => {
            reset()
            mutate({ type, name })
          }}
        >
          <Plus size={15} strokeWidth={1.7} aria-hidden="true" />
          {t('links.create', { what: t(cardWordKey(type, 'new')), name })}
        </Button>
      ))}
      {error && (
        <Banner kind="danger" role="alert" inset>
          {problem === undefined ? t('common.somethingWentWrong') : serverWords(problem)}
        </Banner>
      )}
    </div>
  )
}
