import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettled } from '../../cards/data/use-settled.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'
import { objectsQuery } from '../objects/objects-query.ts'

export interface AboutObjectProps {
  readonly procedureId: string
  readonly value: string | undefined
  readonly onChange: (objectId: string | undefined) => void
}

/** Selects the object that a file of a procedure is about, by typing; none: the whole procedure. */
export function AboutObject({ procedureId, value, onChange }: AboutObjectProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [text, setText] = useState<string>()
  const q = useSettled((text ?? '').trim())
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...objectsQuery(procedureId, q ? { q } : {}, 0),
    placeholderData: keepPreviousData,
  })
  const whole = { id: '', name: t('procedureObjects.files.whole') }
  const options = (data?.result ?? []).slice(0, 30).map(({ catalogueObjectId, number, title }) => ({
    id: catalogueObjectId,
    name: shownTitle(title),
    source: number,
  }))
  return (
    <FormRow label={t('procedureObjects.files.object')}>
      <SuggestInput
        extent="full"
        typed={text}
        onTyped={setText}
        chosenName={value === undefined ? whole.name : name}
        options={text ? options : [whole, ...options]}
        chosen={value ?? ''}
        loading={q !== (text ?? '').trim() || isFetching || isPlaceholderData}
        rows={9}
        onPick={({ id, name: picked }) => {
          setName(picked)
          onChange(id === '' ? undefined : id)
        }}
        onFocus={event => event.target.select()}
        texts={{
          none: t('procedureObjects.noneFound'),
          loading: t('common.loading'),
          count: count => t('cards.form.link.count', { count }),
        }}
      />
    </FormRow>
  )
}
