import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionReport, Damage, DamageRegion } from '#model/api/condition-report-shapes.ts'
import { figureOf } from '../../fields/region/figure.ts'
import { Button } from '../../ui/Button.tsx'
import type { Saver } from '../record/create-saver.ts'
import type { DrawingUp } from '../record/use-drawing-up.ts'
import { percentOf } from '../regions/percent-box.ts'
import { DamageRow } from './DamageRow.tsx'
import styles from './Damages.module.css'
import type { Place } from './RegionList.tsx'
import { TypedRegion } from './TypedRegion.tsx'

export interface DamageListProps {
  readonly report: ConditionReport
  readonly work: DrawingUp
  readonly saver: Saver
  readonly mayEdit: boolean
  /** The damage that is open, on the picture too. */
  readonly chosen: string | undefined
  readonly onChoose: (damage: Damage | undefined) => void
  /** Goes to the picture to draw the damage there. */
  readonly onDraw: (damage: Damage) => void
}

/** The damages, each with all its facts: a description of the pictures that needs no mouse. */
export function DamageList({ report, work, saver, mayEdit, chosen, onChoose, onDraw }: DamageListProps) {
  const { t } = useTranslation()
  const [typing, setTyping] = useState<{
    readonly damage: Damage
    readonly region: DamageRegion | undefined
  }>()
  const [adding, setAdding] = useState(false)
  const { damages, regions, images } = report
  const sized = images.filter(({ width, height }) => width && height)
  const add = async () => {
    setAdding(true)
    const damage = await work.addDamage()
    setAdding(false)
    if (damage) onChoose(damage)
  }
  const placesOf = (damage: Damage): Place[] =>
    regions
      .filter(({ damageId }) => damageId === damage.id)
      .flatMap(region => {
        const { fileId, annotation } = region
        const at = images.findIndex(image => image.fileId === fileId)
        const { width, height } = images[at] ?? { width: null, height: null }
        const figure = figureOf(annotation.target.selector)
        if (!figure || !width || !height) return []
        const [x, y, w, h] = percentOf(figure, { width, height })
        const [left, top] = [Math.round(x + w / 2), Math.round(y + h / 2)]
        return [{ region, figure, words: t('conditionReports.place', { picture: at + 1, left, top }) }]
      })
  return (
    <>
      {mayEdit && (
        <div className={styles.head}>
          <Button busy={adding} onClick={() => void add()}>
            <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
            {t('conditionReports.addDamage')}
          </Button>
        </div>
      )}
      {damages.length === 0 ? (
        <p className={styles.none}>{t(`conditionReports.${mayEdit ? 'noDamagesYet' : 'noDamages'}`)}</p>
      ) : (
        <ol className={styles.list}>
          {damages.map(damage => (
            <DamageRow
              key={damage.id}
              reportId={report.id}
              damage={damage}
              places={placesOf(damage)}
              saver={saver}
              open={damage.id === chosen}
              onOpen={open => onChoose(open ? damage : undefined)}
              onSaved={saved => work.putDamage(saved, damage.id)}
              {...(mayEdit && {
                edit: {
                  onDraw: () => onDraw(damage),
                  onType: region => setTyping({ damage, region }),
                  onErase: ({ region, figure }) => void work.erase(region, figure),
                  onRemove: () => {
                    onChoose(undefined)
                    work.removeDamage(damage)
                  },
                },
              })}
            />
          ))}
        </ol>
      )}
      {typing && (
        <TypedRegion
          images={sized}
          region={typing.region}
          number={typing.damage.number}
          onClose={() => setTyping(undefined)}
          onDone={(fileId, figure) => {
            setTyping(undefined)
            if (typing.region) void work.redraw(typing.region, figure)
            else void work.draw(fileId, figure, typing.damage.id)
          }}
        />
      )}
    </>
  )
}
