import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldNames, NameLine } from '#model/api/import-names.ts'
import type { ImportWithFile } from '#model/api/imports.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import styles from '../Import.module.css'
import { ExistingEntry } from './ExistingEntry.tsx'
import { type Choice, NameRow, plainDecisions } from './NameRow.tsx'
import { type NameActions, useNames } from './use-names.ts'
import own from './Values.module.css'

interface NameListProps {
  readonly answer: ImportWithFile
  readonly field: FieldNames
  readonly state: 'open' | 'decided'
  readonly q: string
  readonly actions: NameActions
}

interface SelectedToolsProps {
  readonly field: FieldNames
  readonly count: number
  readonly busy: boolean
  readonly onDecide: (choice: Choice) => void
}

/** Decisions about several names at once. */
function SelectedTools({ field, count, busy, onDecide }: SelectedToolsProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const [choosing, setChoosing] = useState(false)
  return (
    <div className={own.bulk}>
      <span role="status">{t('import.values.selected', { shown: numbers.format(count) })}</span>
      <Button busy={busy} onClick={() => setChoosing(true)}>
        {t('import.values.choose')}
      </Button>
      {plainDecisions
        .filter(each => field.decisions.includes(each))
        .map(decision => (
          <Button key={decision} busy={busy} onClick={() => onDecide({ decision })}>
            {t(`import.values.${decision}`)}
          </Button>
        ))}
      {choosing && (
        <ExistingEntry
          field={field}
          label={t('import.values.chooseForSelected')}
          onCancel={() => setChoosing(false)}
          onPick={targetId => {
            setChoosing(false)
            onDecide({ decision: 'take', targetId })
          }}
        />
      )}
    </div>
  )
}

/** Names of a field, the most frequent first, with what can be decided about one or several. */
export function NameList({ answer, field, state, q, actions }: NameListProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { path } = field
  const { names, hasNextPage, fetchNextPage, isFetchingNextPage, isPending } = useNames(answer, {
    path,
    state,
    ...(q !== '' && { q }),
  })
  const decide = (lines: readonly NameLine[], choice: Choice) => {
    setChosen(new Set())
    actions.decide.mutate(
      lines.map(({ key, decided }) => ({ path, key, ...choice, seen: decided?.version ?? 0 })),
    )
  }
  const selected = names.filter(({ key }) => chosen.has(key))
  const select = (lines: readonly NameLine[], on: boolean) => {
    const next = new Set(chosen)
    for (const { key } of lines)
      if (on) next.add(key)
      else next.delete(key)
    setChosen(next)
  }
  if (isPending) return null
  if (names.length === 0) return <p className={styles.intro}>{t('import.values.none')}</p>
  return (
    <>
      {state === 'open' && (
        <div className={own.all}>
          <Checkbox
            label={t('import.values.selectAll')}
            checked={selected.length === names.length}
            indeterminate={selected.length > 0 && selected.length < names.length}
            onChange={event => select(names, event.target.checked)}
          />
          {selected.length > 0 && (
            <SelectedTools
              field={field}
              count={selected.length}
              busy={actions.decide.isPending}
              onDecide={choice => decide(selected, choice)}
            />
          )}
        </div>
      )}
      <ul className={own.rows}>
        {names.map(line => (
          <NameRow
            key={line.key}
            field={field}
            line={line}
            selected={chosen.has(line.key)}
            onSelect={on => select([line], on)}
            onDecide={choice => decide([line], choice)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.actions}>
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('import.check.moreRows')}
          </Button>
        </div>
      )}
    </>
  )
}
