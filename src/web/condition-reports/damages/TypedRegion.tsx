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
import {
  figureOfPercent,
  shapeOf,
  type TypedShape,
  type TypedSide,
  typedOf,
  typedShapes,
} from '../regions/percent-box.ts'

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

const sizeOf = (image: ConditionReport['images'][number] | undefined) =>
  image?.width && image.height ? { width: image.width, height: image.height } : undefined

/** A region in percent of the picture, as an alternative to drawing. Shapes that cannot be typed are preserved, in another box. */
export function TypedRegion({ images, region, number, onClose, onDone }: TypedRegionProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(region?.fileId ?? images[0]?.fileId)
  const size = sizeOf(images.find(each => each.fileId === chosen))
  const before = region && figureOf(region.annotation.target.selector)
  const [box, setBox] = useState<readonly (number | undefined)[]>(before && size ? typedOf(before, size) : [])
  const [shape, setShape] = useState<TypedShape>(before ? shapeOf(before) : 'box')
  const sides: readonly TypedSide[] = typedShapes[shape]
  const [wrong, setWrong] = useState(false)
  const done = () => {
    const typed = size && figureOfPercent(shape, box, size)
    if (typed && chosen) onDone(chosen, before && typed.is === 'box' ? fitted(before, typed) : typed)
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
      {!region && (
        <FormRow label={t('conditionReports.shape.label')}>
          <Select
            value={shape}
            options={(Object.keys(typedShapes) as TypedShape[]).map(value => ({
              value,
              label: t(`conditionReports.shape.${value}`),
            }))}
            onChange={({ target }) => setShape(target.value as TypedShape)}
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
              setBox(typedShapes.box.map((_side, place) => (place === at ? value : box[place])))
            }}
          />
        </FormRow>
      ))}
      {wrong && <p role="alert">{t('conditionReports.typeRegionWrong')}</p>}
    </Dialog>
  )
}
