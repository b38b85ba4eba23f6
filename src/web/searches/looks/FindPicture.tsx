import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardType } from '#model/cards/card-types.ts'
import { useSuggestions } from '../../fields/link/use-suggestions.ts'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'

export interface FindPictureProps {
  /** Types of the cards that are pictures. */
  readonly types: readonly CardType[]
  readonly label: string
  readonly disabled?: boolean
  readonly onPick: (id: string) => void
}

/** Finds a picture of the museum by its name. */
export function FindPicture({ types, label, disabled = false, onPick }: FindPictureProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useState<string>()
  const { found, loading } = useSuggestions(types, query ?? '')
  return (
    <SuggestInput
      aria-label={label}
      placeholder={label}
      disabled={disabled}
      typed={query}
      onTyped={setQuery}
      ready={Boolean(query?.trim())}
      loading={loading}
      options={found.map(({ id, title, number }) => ({ id, name: title, source: number }))}
      onPick={({ id }) => onPick(id)}
      texts={{
        none: t('searches.looks.noneFound'),
        loading: t('common.loading'),
        count: count => t('cards.form.link.count', { count }),
      }}
    />
  )
}
