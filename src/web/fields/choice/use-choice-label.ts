import { useTranslation } from 'react-i18next'
import type { ChoiceField } from '#model/kinds/choice.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'

const areas = [
  ...Object.keys(cardTypes),
  ...procedureDeclarations.flatMap(({ type, rooms }) => (rooms ? [type, rooms.area] : [type])),
  'conditionReport',
]

/** Returns the label of a choice. Labels are among the texts of the type of card or procedure that offers it, or of condition reports. */
export function useChoiceLabel({ name, choices }: ChoiceField) {
  const { t } = useTranslation()
  return (id: number): string => {
    const code = Object.entries(choices).find(([, number]) => number === id)?.[0] ?? String(id)
    const keys = areas.map(type => `${type}.choice/${name}/${code}`)
    return t(keys as TextKey[], { defaultValue: code }) as string
  }
}
