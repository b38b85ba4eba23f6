import { Link2, Plus, X } from 'lucide-react'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkField } from '#model/kinds/link.ts'
import type { LinkRef } from '#model/kinds/values.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'
import type { InputProps } from '../field-props.ts'
import { LinkContext, type LinkSuggestion } from './link-services.ts'
import { useCreation } from './use-creation.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Another card, found by number or title; where the field allows it, a plain name for whom or what has no card yet. */
export function Input({ field, value, onChange, control }: InputProps<LinkField, LinkRef>) {
  const { t } = useTranslation()
  const [query, setQuery] = useState<string>()
  const { found, loading } = useSuggestions(field.types, query ?? '')
  const { signOf } = useContext(LinkContext)
  const isCard = value?.id !== undefined
  const text = query ?? value?.name ?? ''
  const take = ({ id, title, type }: LinkSuggestion) => {
    setQuery(undefined)
    onChange({ id, name: title, type })
  }
  const creation = useCreation(field.types, (query ?? '').trim(), take)
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
      options={found.map(({ id, title, number, type }) => ({
        id,
        name: title,
        source: number,
        ...(field.types.length > 1 && { sign: signOf(type) }),
      }))}
      loading={loading}
      chosen={value?.id}
      onPick={({ id }) => {
        const picked = found.find(card => card.id === id)
        if (picked) take(picked)
      }}
      last={
        creation && !loading
          ? {
              label: creation.label,
              icon: <Plus size={15} strokeWidth={1.7} aria-hidden="true" />,
              run: creation.run,
            }
          : undefined
      }
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
