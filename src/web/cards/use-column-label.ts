import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardArea } from './card-area.ts'
import { cardWordKey } from './card-words.ts'
import { useLabel } from './use-label.ts'

/** Columns and facets that every type has; their names are not in the declaration of any. */
const common = {
  number: 'cardList.columns.number',
  completeness: 'cardList.columns.completeness',
  createdAt: 'cardList.columns.createdAt',
  updatedAt: 'cardList.columns.updatedAt',
  publishedOnWeb: 'cardList.columns.publishedOnWeb',
  links: 'cardList.columns.links',
  withPicture: 'cardList.columns.picture',
  isLinked: 'facets.isLinked',
} as const

const isCommon = (path: string): path is keyof typeof common => Object.hasOwn(common, path)

/** The name of a column or facet: one that every type has, or a field of the type by its path. */
export function useColumnLabel({ type, declaration }: CardArea) {
  const { t } = useTranslation()
  const labelOf = useLabel(type)
  return useCallback(
    (path: string): string => {
      // Objects and books have a title, persons and places a name.
      if (path === 'title') return t(cardWordKey(type, 'column'))
      if (path === 'subtitle') return t(cardWordKey(type, 'subtitle'))
      // A file is not created here, it is brought.
      if (path === 'createdAt' && declaration.uploaded) return t('cardList.columns.uploadedAt')
      return isCommon(path) ? t(common[path]) : labelOf(path)
    },
    [t, type, declaration, labelOf],
  )
}
