import { Link2, Plus, Type, X } from 'lucide-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkField } from '#model/kinds/link.ts'
import type { LinkRef, Unfinished } from '#model/kinds/values.ts'
import type { CardType } from '#model/record-types.ts'
import { notices } from '../../platform/notices/notices.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'
import type { LastRow } from '../../ui/suggest/Suggestion.ts'
import type { InputProps } from '../field-props.ts'
import { LinkContext, type LinkSuggestion } from './link-services.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Making the card that was typed in vain, of the first of these types that the person may make; undefined where there is none. */
function useCreation(
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

type Typed = LinkRef & Unfinished

/** Another record, found by number or title; where the field allows it, a plain name for people and things without a record. */
export function Input({ field, value, onChange, control }: InputProps<LinkField, Typed>) {
  const { t } = useTranslation()
  const { typed, ...settled } = value ?? {}
  const text = typed?.trim() ?? ''
  const { found, loading } = useSuggestions(field.types, text)
  const { signOf } = useContext(LinkContext)
  const isCard = value?.id !== undefined && typed === undefined
  const take = ({ id, title, type }: LinkSuggestion) => onChange({ id, name: title, type })
  const keepName = () => onChange({ name: text })
  const write = (next: string | undefined) => {
    if (next) onChange({ ...settled, typed: next })
    // Clearing the box clears the field; only Escape restores the previous value.
    else onChange(next === undefined && Object.keys(settled).length > 0 ? settled : undefined)
  }
  const creation = useCreation(field.types, text, take)
  const foot: LastRow[] = []
  if (field.named && text !== '' && !loading && found.length > 0)
    foot.push({
      label: t('cards.form.link.keepName', { name: text }),
      icon: <Type size={15} strokeWidth={1.7} aria-hidden="true" />,
      run: keepName,
    })
  if (creation && !loading)
    foot.push({
      label: creation.label,
      icon: <Plus size={15} strokeWidth={1.7} aria-hidden="true" />,
      run: creation.run,
    })
  return (
    <SuggestInput
      {...control}
      typed={typed}
      onTyped={write}
      chosenName={value?.name}
      held
      free={field.named ?? false}
      ready={text !== ''}
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
      foot={foot}
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
