import { useTranslation } from 'react-i18next'
import { type CardType, cardTypes } from '#model/cards/card-types.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { typeName } from '../../procedures/type-name.ts'

const isCardType = (name: string): name is CardType => Object.hasOwn(cardTypes, name)

/** What templates are about, in words: 'Objects', 'Loan out'. */
export function useSubjectName(): (about: string) => string {
  const { t } = useTranslation()
  return about => (isCardType(about) ? t(cardWordKey(about, 'list')) : typeName(t, about))
}
