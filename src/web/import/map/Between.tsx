import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cellColumnsByPath } from '#model/engine/cells.ts'
import { usualJoin } from '#model/exchange/gathered-cells.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { useImportArea } from '../import-area.ts'

const known = {
  space: ' ',
  line: '\n',
  comma: ', ',
  semicolon: '; ',
  colon: ': ',
  dash: ' – ',
  slash: ' / ',
  none: '',
} as const

type Known = keyof typeof known

const nameOf = (join: string): Known | 'other' =>
  (Object.keys(known) as Known[]).find(name => known[name] === join) ?? 'other'

export interface BetweenProps {
  readonly path: string
  readonly join: string | undefined
  readonly onJoin: (join: string | undefined) => void
}

/** What stands between the texts of columns that share a field. In a list each may be an entry of its own. */
export function Between({ path, join, onJoin }: BetweenProps) {
  const { t } = useTranslation()
  const { declaration } = useImportArea()
  const column = cellColumnsByPath(declaration).get(path)
  const usual = column && column.lists === 0 ? nameOf(usualJoin(column.field)) : 'rows'
  const [typing, setTyping] = useState(join !== undefined && nameOf(join) === 'other')
  if (column?.field.kind === 'terms') return null
  const names = [...(usual === 'rows' ? (['rows'] as const) : []), ...(Object.keys(known) as Known[])]
  return (
    <>
      <FormRow label={t('import.map.between')}>
        <Select
          value={typing ? 'other' : join === undefined ? usual : nameOf(join)}
          options={[...names, 'other' as const].map(value => ({
            value,
            label: t(`import.map.betweens.${value}`),
          }))}
          onChange={({ target }) => {
            setTyping(target.value === 'other')
            if (target.value !== 'other')
              onJoin(target.value === 'rows' ? undefined : known[target.value as Known])
          }}
        />
      </FormRow>
      {typing && (
        <FormRow label={t('import.map.betweenOther')}>
          <TextInput
            extent="short"
            maxLength={50}
            value={join ?? ''}
            onChange={({ target }) => onJoin(target.value)}
          />
        </FormRow>
      )}
    </>
  )
}
