import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardType } from '#model/record-types.ts'
import { notices } from '../../platform/notices/notices.ts'
import { LinkContext, type LinkSuggestion } from './link-services.ts'

/** Making the card that was typed in vain, of the first of these types that the person may make; undefined where there is none. */
export function useCreation(
  types: readonly CardType[],
  name: string,
  onMade: (card: LinkSuggestion) => void,
): { readonly label: string; readonly run: () => void } | undefined {
  const { t } = useTranslation()
  const { creatable, create } = useContext(LinkContext)
  const [type] = creatable(types)
  if (type === undefined || name === '') return undefined
  const what = t(`${type as 'object'}.words.new`)
  return {
    label: t('links.create', { what, name }),
    run: () => void create(type, name).then(onMade, () => notices.add('error', 'links.notCreated')),
  }
}
