import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardType } from '#model/cards/card-types.ts'
import { linkedTypes } from '#model/searches/search-field.ts'
import { LinkContext } from '../../../fields/link/link-services.ts'
import { useSuggestions } from '../../../fields/link/use-suggestions.ts'
import { Picked } from './Picked.tsx'
import type { ValueProps } from './value-props.ts'

const noTypes: readonly CardType[] = []

/** Cards, found by number or title. */
export function Cards(props: ValueProps) {
  const { t } = useTranslation()
  const [text, setText] = useState<string>()
  const { signOf } = useContext(LinkContext)
  const types = (props.field.field && linkedTypes(props.field.field)) ?? noTypes
  const { found, loading } = useSuggestions(types, text ?? '')
  return (
    <Picked
      {...props}
      text={text}
      onText={setText}
      loading={loading}
      none={t('cards.form.link.none')}
      options={found.map(({ id, title, number, type }) => ({
        id,
        name: title,
        source: number,
        ...(types.length > 1 && { sign: signOf(type) }),
      }))}
    />
  )
}
