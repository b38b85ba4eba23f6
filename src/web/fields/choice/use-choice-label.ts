import { useTranslation } from 'react-i18next'
import { cardTypes } from '#model/cards/card-types.ts'
import type { ChoiceField } from '#model/kinds/choice.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'

/** The words of a choice. They stand with the texts of the type of card that offers it. */
export function useChoiceLabel({ name, choices }: ChoiceField) {
  const { t } = useTranslation()
  return (id: number): string => {
    const code = Object.entries(choices).find(([, number]) => number === id)?.[0] ?? String(id)
    const keys = Object.keys(cardTypes).map(type => `${type}.choice/${name}/${code}`)
    return t(keys as TextKey[], { defaultValue: code }) as string
  }
}
