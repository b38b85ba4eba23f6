import { useTranslation } from 'react-i18next'
import { longDay } from '#model/dates/museum-day.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Loss, lossKey } from '#model/engine/lost.ts'
import { localeOf } from '#model/languages.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'

/** Returns the words for a loss of a thing of a type: 'Missing since 12 May 2026'. */
export function useLossWords(declaration: Pick<CardDeclaration, 'type' | 'sections' | 'lost'>) {
  const { t } = useTranslation()
  const locale = localeOf(useLanguage())
  return (loss: Loss): string =>
    t(lossKey(declaration, loss) as TextKey, {
      ...(loss.since !== null && { day: longDay(loss.since, locale) }),
    }) as string
}
