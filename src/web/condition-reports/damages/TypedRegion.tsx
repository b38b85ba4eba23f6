import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionReport, DamageRegion } from '#model/api/condition-report-shapes.ts'
import { type Figure, figureOf } from '../../fields/region/figure.ts'
import { fitted } from '../../fields/region/shape-figure.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { NumberInput } from '../../ui/form/NumberInput.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { boxOfPercent, percentOf } from '../regions/percent-box.ts'

export interface TypedRegionProps {
  /** Pictures with a known size. */
  readonly images: ConditionReport['images']
  /** The one that is changed; undefined for a new one. */
  readonly region: DamageRegion | undefined
  /** Number of the damage. */
  readonly number: number
  readonly onClose: () => void
  readonly onDone: (fileId: string, figure: Figure) => void
}

const sides = ['left', 'top', 'width', 'height'] as const

const sizeOf = (image: ConditionReport['images'][number] | undefined) =>
  image?.width && image.height ? { width: image.width, height: image.height } : undefined

/** A region in percent of the picture, as an alternative to drawing. Shapes other than boxes are preserved. */
export function TypedRegion({ images, region, number, onClose, onDone }: TypedRegionProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(region?.fileId ?? images[0]?.fileId)
  const size = sizeOf(images.find(each => each.fileId === chosen))
  const before = region && figureOf(region.annotation.target.selector)
  const [box, setBox] = useState<readonly (number | undefined)[]>(
    before && size ? percentOf(before, size) : [],
  )
  const [wrong, setWrong] = useState(false)
  const done = () => {
    const [x = -1, y = -1, width = 0, height = 0] = box
    const typed = size && boxOfPercent([x, y, width, height], size)
    if (typed?.is === 'box' && chosen) onDone(chosen, before ? fitted(before, typed) : typed)
    else setWrong(true)
  }
  return (
    <Dialog
      size={520}
      title={t('conditionReports.typeRegionTitle', { number })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('conditionReports.cancel')}</Button>
          <Button look="primary" onClick={done}>
            {t(before ? 'conditionReports.changeIt' : 'conditionReports.addRegion')}
          </Button>
        </>
      }
    >
      <p>{t('conditionReports.typeRegionText')}</p>
      {images.length > 1 && !region && (
        <FormRow label={t('conditionReports.picture')}>
          <Select
            value={chosen ?? ''}
            options={images.map((each, at) => ({ value: each.fileId, label: `${at + 1}: ${each.title}` }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        </FormRow>
      )}
      {sides.map((side, at) => (
        <FormRow key={side} label={t(`conditionReports.side.${side}`)}>
          <NumberInput
            {...(at === 0 && { 'data-autofocus': true })}
            value={box[at]}
            onChange={value => {
              setWrong(false)
              setBox(sides.map((_side, place) => (place === at ? value : box[place])))
            }}
          />
        </FormRow>
      ))}
      {wrong && <p role="alert">{t('conditionReports.typeRegionWrong')}</p>}
    </Dialog>
  )
}
