import { Link2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkField } from '#model/kinds/link.ts'
import type { LinkRef } from '#model/kinds/values.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'
import type { InputProps } from '../field-props.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Another card, found by number or title; where the field allows it, a plain name for whom or what has no card yet. */
export function Input({ field, value, onChange, control }: InputProps<LinkField, LinkRef>) {
  const { t } = useTranslation()
  const [query, setQuery] = useState<string>()
  const { found, loading } = useSuggestions(field.types, query ?? '')
  const isCard = value?.id !== undefined
  const text = query ?? value?.name ?? ''
  const write = (next: string) => {
    setQuery(next)
    if (field.named || next === '') onChange(next === '' ? undefined : { name: next })
  }
  return (
    <SuggestInput
      {...control}
      value={text}
      onValue={write}
      ready={(query ?? '') !== ''}
      options={found.map(({ id, title, number }) => ({ id, name: title, source: number }))}
      loading={loading}
      chosen={value?.id}
      onPick={({ id }) => {
        const picked = found.find(card => card.id === id)
        setQuery(undefined)
        if (picked) onChange({ id, name: picked.title, type: picked.type })
      }}
      onBlur={event => {
        // What is no card and may not be a plain name goes, and the card that was there stays.
        setQuery(undefined)
        control.onBlur?.(event)
      }}
      {...(isCard && { start: <Link2 size={15} strokeWidth={1.7} aria-hidden="true" /> })}
      {...(isCard && {
        end: (
          <IconButton
            label={t('cards.form.unlink')}
            disabled={control.disabled}
            onClick={() => onChange(undefined)}
          >
            <X size={15} strokeWidth={1.7} aria-hidden="true" />
          </IconButton>
        ),
      })}
      texts={{
        none: t(field.named ? 'cards.form.link.plainName' : 'cards.form.link.none'),
        loading: t('common.loading'),
        count: count => t('cards.form.link.count', { count }),
      }}
    />
  )
}
