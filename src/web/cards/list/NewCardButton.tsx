import { ChevronDown, Plus } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { CardArea } from '../card-area.ts'
import { cardWordKey } from '../card-words.ts'
import { useNewCard } from '../data/use-new-card.ts'
import { UploadSlotContext } from '../files/upload-slot.ts'
import { TypeIcon } from '../TypeIcon.tsx'
import { BeginSlotContext } from './begin-slot.ts'

/** Makes a card and opens it for editing (C-K10); where a list holds several types, it asks which. */
export function NewCardButton({ area }: { readonly area: CardArea }) {
  const { t } = useTranslation()
  const { create, busy } = useNewCard(area)
  const Upload = use(UploadSlotContext)
  const Begin = use(BeginSlotContext)
  const { types, workflow, begunElsewhere } = area.declaration
  if (workflow || begunElsewhere) return Begin ? <Begin type={area.type} /> : null
  // They come with files that are uploaded.
  if (area.declaration.uploaded) return Upload ? <Upload /> : null
  const plus = <Plus size={16} strokeWidth={2} aria-hidden="true" />
  if (types.length === 1)
    return (
      <Button look="primary" busy={busy} onClick={() => create()}>
        {plus}
        <span>{t(cardWordKey(area.type, 'new'))}</span>
      </Button>
    )
  return (
    <Menu
      target={
        <Button look="primary" busy={busy}>
          {plus}
          <span>{t('cardList.new')}</span>
          <ChevronDown size={15} strokeWidth={2} aria-hidden="true" />
        </Button>
      }
      sections={[
        {
          id: 'types',
          items: types.map(type => ({
            id: type,
            label: t(cardWordKey(type, 'new')),
            icon: <TypeIcon type={type} />,
            onSelect: () => create(type),
          })),
        },
      ]}
    />
  )
}
