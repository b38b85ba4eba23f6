import { useQuery } from '@tanstack/react-query'
import { useContext, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listProcedures } from '#model/api/procedures/procedures.ts'
import { type CardType, cardTypes } from '#model/cards/card-types.ts'
import { LinkContext } from '../../fields/link/link-services.ts'
import { useSuggestions } from '../../fields/link/use-suggestions.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'
import styles from './Preview.module.css'
import type { Example } from './use-preview.ts'

export interface ExamplePickerProps {
  /** Type of the cards or procedures. */
  readonly about: string
  readonly onPick: (example: Example) => void
}

interface Found {
  readonly id: string
  readonly name: string
  readonly source?: string | undefined
}

interface PickerProps {
  readonly text: string | undefined
  readonly onText: (text: string | undefined) => void
  readonly onPick: (found: Found | undefined) => void
}

/** On which card or procedure the template is shown. */
export function ExamplePicker({ about, onPick }: ExamplePickerProps) {
  const { t } = useTranslation()
  const [text, setText] = useState<string>()
  const [chosen, setChosen] = useState<Found>()
  const isCard = Object.hasOwn(cardTypes, about)
  const picker: PickerProps = {
    text,
    onText: setText,
    onPick(found) {
      setChosen(found)
      onPick(found ? (isCard ? { cardId: found.id } : { procedureId: found.id }) : {})
    },
  }
  return (
    <div className={styles.example}>
      <p>
        {t('templates.editor.previewOf')}: <b>{chosen?.name ?? t('templates.editor.latest')}</b>
      </p>
      {isCard ? (
        <CardExample {...picker} type={about as CardType} />
      ) : (
        <ProcedureExample {...picker} type={about} />
      )}
    </div>
  )
}

function CardExample({ type, text, ...rest }: PickerProps & { readonly type: CardType }) {
  const { signOf } = useContext(LinkContext)
  const { found, loading } = useSuggestions(
    useMemo(() => [type], [type]),
    text ?? '',
  )
  return (
    <Picker
      {...rest}
      text={text}
      loading={loading}
      options={found.map(({ id, title, number }) => ({
        id,
        name: title,
        source: number,
        sign: signOf(type),
      }))}
    />
  )
}

function ProcedureExample({ type, text, ...rest }: PickerProps & { readonly type: string }) {
  const q = useDeferredValue((text ?? '').trim())
  const { data, isFetching, isPending } = useQuery({
    ...endpointQuery(listProcedures, { query: { type, q, size: 10 } }),
    enabled: q !== '',
  })
  return (
    <Picker
      {...rest}
      text={text}
      loading={q !== (text ?? '').trim() || isFetching || isPending}
      options={(data?.result ?? []).map(({ id, title, number }) => ({ id, name: title, source: number }))}
    />
  )
}

interface AllPickerProps extends PickerProps {
  readonly loading: boolean
  readonly options: readonly Found[]
}

function Picker({ text, onText, onPick, loading, options }: AllPickerProps) {
  const { t } = useTranslation()
  return (
    <SuggestInput
      aria-label={t('templates.editor.findExample')}
      placeholder={t('templates.editor.findExample')}
      typed={text}
      onTyped={onText}
      ready={Boolean(text?.trim())}
      loading={loading}
      options={options}
      onPick={({ id }) => onPick(options.find(option => option.id === id))}
      texts={{
        none: t('templates.editor.noExample'),
        loading: t('common.loading'),
        count: count => t('cards.form.link.count', { count }),
      }}
    />
  )
}
