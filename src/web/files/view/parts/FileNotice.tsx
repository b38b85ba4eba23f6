import { useTranslation } from 'react-i18next'
import { inLanguage } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import { localeOf } from '#model/languages.ts'
import type { RecordSlotProps } from '../../../cards/record/view/record-slots.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { museumToday } from '../../../platform/session/museum-today.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useFacts, useReprocess } from '../file-facts.ts'
import styles from './Parts.module.css'

/** True when a day, as '2027-01-31', has yet to come: until then a file stays in the museum. */
export const isEmbargoed = (day: unknown, today: string): boolean => typeof day === 'string' && day > today

/** Terms of use and problems of a file, above everything else. */
export function FileNotice({ card }: RecordSlotProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const facts = useFacts(card.id)
  const again = useReprocess(card.id)
  const isLooking = facts?.state === 'processing'
  const failure = isLooking ? undefined : facts?.failure
  const credit = inLanguage((card.creditLine ?? {}) as Translated, language)
  const licence = (card.licence as { readonly name?: string } | undefined)?.name
  const until = isEmbargoed(card.embargoUntil, museumToday()) ? String(card.embargoUntil) : undefined
  const day = (iso: string) =>
    new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(new Date(iso))
  if (!failure && !isLooking && !credit && !licence && !until && !card.copyrightNotice) return null
  return (
    <div className={styles.notice}>
      {failure && (
        <Banner
          kind="warning"
          inset
          actions={
            card.abilities.edit && (
              <Button look="subtle" busy={again.isPending} onClick={() => again.mutate()}>
                {t('common.tryAgain')}
              </Button>
            )
          }
        >
          {failure}
        </Banner>
      )}
      {isLooking && (
        <Banner kind="info" inset>
          {t('viewer.looking')}
        </Banner>
      )}
      {until && (
        <Banner kind="info" inset>
          {t('viewer.embargo', { day: day(until) })}
        </Banner>
      )}
      {(credit || licence || Boolean(card.copyrightNotice)) && (
        <p className={styles.terms}>
          {licence && <Badge>{licence}</Badge>}
          <span>{[credit, card.copyrightNotice].filter(Boolean).join(' · ')}</span>
        </p>
      )}
    </div>
  )
}
