import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { edges } from '#model/kinds/extent.ts'
import { readNumber } from '#model/kinds/read-number.ts'
import { referenceSystemName, referenceSystems } from '#model/kinds/reference-systems.ts'
import { boxRing, edgesOf } from '#model/searches/area/area.ts'
import { AreaProblem } from '#model/searches/area/area-problem.ts'
import { writeDrawn } from '#model/searches/area/write-drawn.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './MapTools.module.css'
import { useDrawnArea } from './use-drawn-area.ts'

type Edge = (typeof edges)[number]

const systems = referenceSystems.map(code => ({
  value: String(code),
  label: `${referenceSystemName(code)} (EPSG:${code})`,
}))

export interface BoxDialogProps {
  readonly area: string | undefined
  readonly onClose: () => void
  readonly onArea: (area: string) => void
}

/** A box by its edges, typed in any reference system: the way to search on the map without drawing. */
export function BoxDialog({ area, onClose, onArea }: BoxDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const drawn = useDrawnArea(area)
  const [system, setSystem] = useState(4326)
  const [typed, setTyped] = useState<Partial<Record<Edge, string>>>({})
  const [problem, setProblem] = useState<string>()
  const around = drawn ? edgesOf(drawn.area.polygons[0] ?? []) : undefined
  // The box on the map fills the inputs initially, in degrees.
  const shownOf = (edge: Edge): string =>
    typed[edge] ?? (around && system === 4326 ? String(Number(around[edges.indexOf(edge)]?.toFixed(6))) : '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const [west, south, east, north] = edges.map(edge => readNumber(shownOf(edge)))
    if (west === undefined || south === undefined || east === undefined || north === undefined)
      return setProblem(t('validation.areaBox'))
    const end = system === 4326 && west > east ? east + 360 : east
    if (west >= end || south >= north) return setProblem(t('validation.areaBox'))
    const text = writeDrawn({ is: 'polygons', system, polygons: [[boxRing(west, south, end, north)]] })
    try {
      const { readDrawnArea } = await import('./read-drawn-area.ts')
      readDrawnArea(text)
    } catch (error) {
      if (!(error instanceof AreaProblem)) throw error
      return setProblem(t(`validation.${error.problem.key}`, { ...error.problem.params }))
    }
    onArea(text)
  }
  return (
    <Dialog
      title={t('mapSearch.typeTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cardList.bulk.cancel')}</Button>
          <Button look="primary" type="submit" form={form}>
            {t('mapSearch.search')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.box} onSubmit={event => void submit(event)}>
        {edges.map((edge, at) => (
          <TextField
            key={edge}
            label={t(`cards.form.edges.${edge}`)}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus={at === 0 || undefined}
            value={shownOf(edge)}
            problem={at === 0 ? problem : undefined}
            onChange={({ target }) => {
              setProblem(undefined)
              setTyped({ ...typed, [edge]: target.value })
            }}
          />
        ))}
        <div className={styles.system}>
          <SelectField
            label={t('cards.form.referenceSystem')}
            options={systems}
            value={String(system)}
            onChange={({ target }) => setSystem(Number(target.value))}
          />
        </div>
      </form>
    </Dialog>
  )
}
