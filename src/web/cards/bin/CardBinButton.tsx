import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { binRequirement } from '#model/engine/requirement-of.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { BinButton } from '../../platform/bin/BinButton.tsx'
import type { CardArea } from '../card-area.ts'

const CardBin = lazy(async () => ({ default: (await import('./CardBin.tsx')).CardBin }))

/** The button to the trash, hidden from users who may not restore records (C-K13). */
export function CardBinButton({ area }: { readonly area: CardArea }) {
  const { t } = useTranslation()
  if (!useCan(binRequirement(area.declaration))) return null
  return (
    <BinButton
      title={t('cardList.bin.title')}
      drawer={onClose => <CardBin area={area} onClose={onClose} />}
    />
  )
}
