import { ChevronRight, SquareDashedMousePointer, SquarePen, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Damage, DamageRegion } from '#model/api/condition-report-shapes.ts'
import { ShownFields } from '../../cards/shown/ShownFields.tsx'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Saver } from '../record/create-saver.ts'
import { ComparisonBadge } from './ComparisonBadge.tsx'
import { DamageForm, type Pending } from './DamageForm.tsx'
import { DamageSign } from './DamageSign.tsx'
import styles from './Damages.module.css'
import { damageWords } from './damage-words.ts'
import { namedDamageSheet } from './named-damage-sheet.ts'
import { type Place, RegionList } from './RegionList.tsx'

export interface DamageRowProps {
  readonly reportId: string
  readonly damage: Damage
  readonly places: readonly Place[]
  readonly saver: Saver
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly onSaved: (damage: Damage) => void
  /** Absent for who only reads. */
  readonly edit?: {
    readonly onDraw: () => void
    /** A region in numbers: a new one, or one that is there. */
    readonly onType: (region?: DamageRegion) => void
    readonly onErase: (place: Place) => void
    readonly onRemove: () => void
  }
}

const { fields } = namedDamageSheet.sections.damage ?? { fields: {} }

/** A damage: all its facts in a line, and below them its fields once it is opened. */
export function DamageRow({ reportId, damage, places, saver, open, onOpen, onSaved, edit }: DamageRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  // Edits stay on the page until they are saved, also when another damage is opened.
  const [pending, setPending] = useState<Pending>('none')
  const { number, values, previous, comparison } = damage
  const { type, facts } = damageWords(t, values)
  const before = previous && damageWords(t, previous.values)
  useEffect(() => {
    if (open) item.current?.scrollIntoView?.({ block: 'nearest' })
  }, [open])
  return (
    <li ref={item} className={styles.damage} data-open={open || undefined}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpen(!open)}
        >
          <DamageSign number={number} values={values} />
          <span className={styles.words}>
            <span className={styles.type}>
              <VisuallyHidden>{t('conditionReports.damage', { number })}: </VisuallyHidden>
              {type}
            </span>
            <span className={styles.facts}>
              {[...facts, ...places.map(({ words }) => words)].join(' · ')}
            </span>
          </span>
          <ComparisonBadge comparison={comparison} />
          <ChevronRight className={styles.chevron} size={16} strokeWidth={1.8} aria-hidden="true" />
        </button>
      </h3>
      {pending === 'wrong' && !open && (
        <p className={styles.unsaved} role="status">
          {t('conditionReports.notSaved')}
        </p>
      )}
      <div id={id} hidden={!open} className={styles.content}>
        {before && (
          <p className={styles.before}>
            {t('conditionReports.before', { facts: [before.type, ...before.facts].join(' · ') })}
          </p>
        )}
        {((open && edit) || pending !== 'none') && (
          <DamageForm
            reportId={reportId}
            damage={damage}
            saver={saver}
            closed={!edit}
            onSaved={onSaved}
            onPending={setPending}
          />
        )}
        {open && !edit && pending === 'none' && (
          <ShownFields type={namedDamageSheet.type} fields={fields} values={values} title={type} />
        )}
        {open && edit && places.length > 0 && (
          <RegionList number={number} places={places} onChange={edit.onType} onErase={edit.onErase} />
        )}
        {open && edit && (
          <div className={styles.tools}>
            <Button onClick={edit.onDraw}>
              <SquareDashedMousePointer size={16} strokeWidth={1.7} aria-hidden="true" />
              {t('conditionReports.drawRegion')}
            </Button>
            <Button onClick={() => edit.onType()}>
              <SquarePen size={16} strokeWidth={1.7} aria-hidden="true" />
              {t('conditionReports.typeRegion')}
            </Button>
            <Button look="subtle" onClick={edit.onRemove}>
              <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
              {t('conditionReports.deleteDamage')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
