import { useEffect, useRef, useState } from 'react'
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

/** Names that are about to leave the list, and the one that the keyboard goes on with. */
interface Leaving {
  readonly keys: ReadonlySet<string>
  readonly next: string | undefined
}

const followingOf = (names: readonly NameLine[], keys: ReadonlySet<string>): string | undefined => {
  const last = names.findLastIndex(({ key }) => keys.has(key))
  return (names[last + 1] ?? names.slice(0, last + 1).findLast(({ key }) => !keys.has(key)))?.key
}

/** Moves the focus on when the row that had it has left the list: else it would begin again at the top of the page. */
function useNextFocus(names: readonly NameLine[]) {
  const list = useRef<HTMLDivElement>(null)
  const leaving = useRef<Leaving>(undefined)
  useEffect(() => {
    const { current } = leaving
    if (!current || names.some(({ key }) => current.keys.has(key))) return
    leaving.current = undefined
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('li[data-key]') ?? [])]
    const row = rows.find(({ dataset }) => dataset.key === current.next)
    const target = row?.querySelector<HTMLElement>('button') ?? list.current
    target?.focus()
  })
  return {
    list,
    leave: (lines: readonly NameLine[]) => {
      const keys = new Set(lines.map(({ key }) => key))
      leaving.current = { keys, next: followingOf(names, keys) }
    },
    stay: () => {
      leaving.current = undefined
    },
  }
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
  const { list, leave, stay } = useNextFocus(names)
  const decide = (lines: readonly NameLine[], choice: Choice) => {
    setChosen(new Set())
    leave(lines)
    actions.decide.mutate(
      lines.map(({ key, decided }) => ({ path, key, ...choice, seen: decided?.version ?? 0 })),
      { onError: stay },
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
  return (
    <div ref={list} tabIndex={-1} className={own.list}>
      {names.length === 0 && <p className={styles.intro}>{t('import.values.none')}</p>}
      {state === 'open' && names.length > 0 && (
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
      <ul className={own.rows} hidden={names.length === 0}>
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
    </div>
  )
}
