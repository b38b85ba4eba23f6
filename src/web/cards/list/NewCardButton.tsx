import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import type { CardArea } from '../card-area.ts'
import { useNewCard } from '../record/use-new-card.ts'

/** Makes an empty card and opens it for editing (acceptance row C-K10). */
export function NewCardButton({ area }: { readonly area: CardArea }) {
  const { t } = useTranslation()
  const { create, busy } = useNewCard(area)
  return (
    <Button look="primary" busy={busy} onClick={create}>
      <Plus size={16} strokeWidth={2} aria-hidden="true" />
      <span>{t('cardList.object.new')}</span>
    </Button>
  )
}
