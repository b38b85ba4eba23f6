import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldNames, NameLine } from '#model/api/import-names.ts'
import type { Decision } from '#model/exchange/decisions.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import { ExistingEntry } from './ExistingEntry.tsx'
import styles from './Values.module.css'

/** Decisions that need no more than a word. */
export const plainDecisions = ['new', 'text', 'leave'] as const

export interface Choice {
  readonly decision: Decision | null
  readonly targetId?: string
}

interface NameRowProps {
  readonly field: FieldNames
  readonly line: NameLine
  readonly selected: boolean
  readonly onSelect: (selected: boolean) => void
  readonly onDecide: (choice: Choice) => void
}

/** Number of times a name is in the table, and where it comes first. */
function Facts({ line: { times, firstRow, outcomes } }: Pick<NameRowProps, 'line'>) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  return (
    <span className={styles.facts}>
      {t('import.check.times', { count: times, replace: { count: numbers.format(times) } })}
      {', '}
      {t('import.values.firstRow', { row: numbers.format(firstRow) })}
      {outcomes.map(outcome => (
        <Badge key={outcome}>{t(`import.values.outcomes.${outcome}`, { count: 1 })}</Badge>
      ))}
    </span>
  )
}

/** A decision, with who made it and when. */
function Decided({ line, onDecide }: Pick<NameRowProps, 'line' | 'onDecide'>) {
  const { t } = useTranslation()
  const moments = useMoments()
  const { decided, name } = line
  if (!decided) return null
  const words = {
    take: decided.target
      ? t('import.values.uses', { name: decided.target.name })
      : t('import.values.targetLost'),
    new: t('import.values.isNew'),
    text: t('import.values.isText'),
    leave: t('import.values.isLeft'),
  }
  return (
    <>
      <span className={styles.decided}>
        {words[decided.decision]}
        <span className={styles.facts}>
          {decided.by}, {moments.short(decided.at)}
        </span>
      </span>
      <Button
        look="subtle"
        aria-label={t('import.values.takeBackOf', { name })}
        onClick={() => onDecide({ decision: null })}
      >
        {t('import.values.takeBack')}
      </Button>
    </>
  )
}

/** A name of the table with the likeliest match beside it, and all that can be decided about it. */
export function NameRow({ field, line, selected, onSelect, onDecide }: NameRowProps) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const { name, proposals, decided } = line
  const [best, ...others] = proposals
  const take = (targetId: string) => onDecide({ decision: 'take', targetId })
  const items: MenuItem[] = [
    ...others.map(each => ({
      id: `take ${each.id}`,
      label: t('import.values.use', { name: each.about ? `${each.name} · ${each.about}` : each.name }),
      onSelect: () => take(each.id),
    })),
    { id: 'choose', label: t('import.values.choose'), onSelect: () => setChoosing(true) },
    ...plainDecisions
      .filter(each => field.decisions.includes(each))
      .map(decision => ({
        id: decision,
        label: t(`import.values.${decision}`),
        onSelect: () => onDecide({ decision }),
      })),
  ]
  return (
    <li ref={row} data-key={line.key} className={styles.row}>
      {decided ? (
        <span />
      ) : (
        <Checkbox
          aria-label={t('import.values.select', { name })}
          checked={selected}
          onChange={event => onSelect(event.target.checked)}
        />
      )}
      <div className={styles.name}>
        <span>{name}</span>
        <Facts line={line} />
      </div>
      <div className={styles.tools}>
        {decided ? (
          <Decided line={line} onDecide={onDecide} />
        ) : (
          <>
            {best && (
              <Button className={styles.best} onClick={() => take(best.id)}>
                <span>
                  {t('import.values.use', { name: best.name })}
                  {best.about && <small>{best.about}</small>}
                </span>
              </Button>
            )}
            <Menu
              target={
                <IconButton label={t('import.values.more', { name })}>
                  <Ellipsis size={16} strokeWidth={1.8} aria-hidden="true" />
                </IconButton>
              }
              sections={[{ id: 'decide', items }]}
            />
          </>
        )}
      </div>
      {choosing && (
        <ExistingEntry
          field={field}
          label={t('import.values.chooseFor', { name })}
          onCancel={() => {
            setChoosing(false)
            row.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
          }}
          onPick={id => {
            setChoosing(false)
            take(id)
          }}
        />
      )}
    </li>
  )
}
