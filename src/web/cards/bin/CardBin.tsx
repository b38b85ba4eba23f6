import { useTranslation } from 'react-i18next'
import { BinDrawer } from '../../platform/bin/BinDrawer.tsx'
import { Button } from '../../ui/Button.tsx'
import type { CardArea } from '../card-area.ts'
import { useTimes } from '../record/times.ts'
import { shownTitle } from '../shown-title.ts'
import { useCardBin } from './use-card-bin.ts'

/** Cards that were deleted lately, to bring them back. */
export function CardBin({ area, onClose }: { readonly area: CardArea; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const times = useTimes()
  const { pages, busy, restore } = useCardBin(area)
  return (
    <BinDrawer
      title={t('cardList.bin.title')}
      text={t('cardList.bin.text')}
      empty={t('cardList.bin.empty')}
      pages={pages}
      busy={busy}
      onClose={onClose}
      words={({ number, title, deletedAt, deletedBy }) => (
        <>
          <span>{shownTitle(title)}</span>
          <span className="numbers">{number}</span>
          <span>{t('cardList.bin.deleted', { when: times.full(deletedAt), name: deletedBy })}</span>
        </>
      )}
      ways={({ id, title }, leave) => (
        <Button
          aria-label={t('cardList.bin.restoreOf', { title: shownTitle(title) })}
          aria-disabled={busy}
          onClick={() => leave(() => restore(id))}
        >
          {t('cardList.bin.restore')}
        </Button>
      )}
    />
  )
}
