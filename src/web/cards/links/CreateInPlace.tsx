import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { namedCard } from '#model/engine/named-card.ts'
import { requirementOf } from '#model/engine/requirement-of.ts'
import type { CardType } from '#model/record-types.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { call } from '../../platform/client.ts'
import { serverWords } from '../../platform/i18n/server-words.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import type { CardArea } from '../card-area.ts'
import { cardWordKey } from '../card-words.ts'
import { DuplicateItem } from '../merge/DuplicateItem.tsx'
import { useDuplicates } from '../merge/use-duplicates.ts'
import { shownTitle } from '../shown-title.ts'
import type { ChosenCard } from './chosen-card.ts'
import styles from './Links.module.css'

interface Wanted {
  readonly type: CardType
  readonly name: string
}

/** Creates a record from its name where it is needed, without locking it, so that others can edit it. */
function useCreateNamed(area: CardArea, onMade: (card: CardAnswer) => void) {
  const client = useQueryClient()
  const language = useLanguage()
  return useMutation({
    mutationFn: async ({ type, name }: Wanted) => {
      const values = namedCard(area.declaration, name, language, type) ?? {}
      const card = await call(area.endpoints.create, { body: { values } })
      await call(area.endpoints.unlock, { params: { id: card.id } })
      return card
    },
    onSuccess(card) {
      void client.invalidateQueries({ queryKey: [area.endpoints.list.name] })
      onMade(card)
    },
  })
}

export interface CreateInPlaceProps {
  readonly area: CardArea
  /** The text that matched no record. */
  readonly name: string
  readonly onMade: (card: ChosenCard) => void
}

/** Creates the record that a search did not find, and ticks it; possible duplicates are shown first. */
export function CreateInPlace({ area, name, onMade }: CreateInPlaceProps) {
  const { t } = useTranslation()
  const { declaration } = area
  const may = useCan(requirementOf(declaration, 'create'))
  const { mutate, isPending, error, reset } = useCreateNamed(area, card =>
    onMade({ id: card.id, type: card.type.name, title: card.heading }),
  )
  const language = useLanguage()
  const values = name === '' ? undefined : namedCard(declaration, name, language, area.type)
  const duplicates = useDuplicates(area, values ?? {})
  if (!may || name === '' || declaration.namePath === undefined) return null
  const [problem] = error instanceof CallError ? Object.values(error.fields) : []
  return (
    <div className={styles.create}>
      {duplicates.length > 0 && (
        <ul className={styles.like} aria-label={t('merging.panel.title')}>
          {duplicates.map(duplicate => (
            <DuplicateItem key={duplicate.id} area={area} duplicate={duplicate}>
              <Button
                aria-label={t('merging.panel.useNamed', { title: shownTitle(duplicate.item.title) })}
                onClick={() => onMade({ ...duplicate.item, type: duplicate.item.type.name })}
              >
                {t('merging.panel.use')}
              </Button>
            </DuplicateItem>
          ))}
        </ul>
      )}
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
