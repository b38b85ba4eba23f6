import { Ban, Check, Lock } from 'lucide-react'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Standing } from '#model/api/cards/freeze-endpoints.ts'
import { useNews } from '../../../platform/events/use-news.ts'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { RecordModulesContext, type RecordSlotProps } from '../view/record-slots.ts'
import { AnnulDialog } from './AnnulDialog.tsx'
import { FinishDialog } from './FinishDialog.tsx'
import styles from './Freezing.module.css'
import { useReload, useStanding } from './use-standing.ts'

/** Names of the people who finished or annulled a record, and whether it still equals its frozen content. */
function FrozenNote({ frozen, annulled }: Pick<Standing, 'frozen' | 'annulled'>) {
  const { t } = useTranslation()
  const { day } = useDates()
  return (
    <>
      {annulled && (
        <Banner kind="warning" inset>
          {t('cards.freezing.annulledBy', {
            name: annulled.by,
            date: day(annulled.at),
            reason: annulled.reason,
          })}
        </Banner>
      )}
      {frozen && (
        <p className={styles.frozen}>
          <Lock size={15} strokeWidth={1.7} aria-hidden="true" />
          {t('cards.freezing.frozen', { name: frozen.by, date: day(frozen.at) })}
          {frozen.intact ? (
            <span>{t('cards.freezing.intact')}</span>
          ) : (
            <strong>{t('cards.freezing.notIntact')}</strong>
          )}
          <span title={frozen.sha256}>{t('cards.freezing.hash', { hash: frozen.sha256.slice(0, 16) })}</span>
        </p>
      )}
    </>
  )
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const
const nothingToSave = () => async () => true

/** A notice about the state of a finished record, and the buttons to finish or annul one. Of a procedure it says what was sealed. */
export function FreezingNotice({ area, card, put }: RecordSlotProps) {
  const { t } = useTranslation()
  const { Tools, useBeforeFinishing = nothingToSave } = use(RecordModulesContext).slotsOf(area.type)
  const beforeFinishing = useBeforeFinishing()
  const { data: standing } = useStanding(area, card.id)
  const { reloadStanding, reload } = useReload(area, card.id)
  const [asked, ask] = useState<'annul' | 'saving' | 'finish'>()
  useNews('card.changed', ({ type, ids }) => {
    if (type === area.type && (ids.length === 0 || ids.includes(card.id))) void reloadStanding()
  })
  const finish = async () => {
    ask('saving')
    const isSaved = await beforeFinishing()
    // The server checks for missing values.
    await reload()
    ask(isSaved ? 'finish' : undefined)
  }
  const close = () => ask(undefined)
  if (area.declaration.workflow && !standing?.frozen) return null
  return (
    <div className={styles.notice}>
      {standing && <FrozenNote frozen={standing.frozen} annulled={standing.annulled} />}
      {standing && standing.earlier.length > 0 && (
        <Disclosure title={t('cards.freezing.earlier', { count: standing.earlier.length })}>
          {standing.earlier.map(({ annulled, ...frozen }) => (
            <FrozenNote key={frozen.sha256} frozen={frozen} annulled={annulled} />
          ))}
        </Disclosure>
      )}
      <div className={styles.tools}>
        {Tools && <Tools area={area} card={card} put={put} />}
        {card.abilities.annul && (
          <Button look="subtle" onClick={() => ask('annul')}>
            <Ban {...icon} />
            {t('cards.freezing.annul')}
          </Button>
        )}
        {card.abilities.finish && (
          <Button look="primary" busy={asked === 'saving'} onClick={() => void finish()}>
            <Check {...icon} />
            {t('cards.freezing.finish')}
          </Button>
        )}
      </div>
      {asked === 'annul' && <AnnulDialog area={area} card={card} put={put} onClose={close} />}
      {asked === 'finish' && standing && (
        <FinishDialog area={area} card={card} put={put} unmet={standing.unmet} onClose={close} />
      )}
    </div>
  )
}
