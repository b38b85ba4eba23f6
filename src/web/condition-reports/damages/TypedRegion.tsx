import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { NumberInput } from '../../ui/form/NumberInput.tsx'
import { Select } from '../../ui/form/Select.tsx'
import type { Figure } from '../regions/figure.ts'
import { boxOfPercent } from '../regions/percent-box.ts'

export interface TypedRegionProps {
  /** Pictures with a known size. */
  readonly images: ConditionReport['images']
  readonly fileId: string | undefined
  readonly number: number
  readonly onClose: () => void
  readonly onDone: (fileId: string, figure: Figure) => void
}

const sides = ['left', 'top', 'width', 'height'] as const

/** A region in numbers, for who does not draw: in percent of the picture. */
export function TypedRegion({ images, fileId, number, onClose, onDone }: TypedRegionProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(fileId ?? images[0]?.fileId)
  const [box, setBox] = useState<readonly (number | undefined)[]>([])
  const [wrong, setWrong] = useState(false)
  const image = images.find(each => each.fileId === chosen)
  const done = () => {
    const [x = -1, y = -1, width = 0, height = 0] = box
    const size = image?.width && image.height ? { width: image.width, height: image.height } : undefined
    const figure = size && boxOfPercent([x, y, width, height], size)
    if (figure && chosen) onDone(chosen, figure)
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
            {t('conditionReports.addRegion')}
          </Button>
        </>
      }
    >
      <p>{t('conditionReports.typeRegionText')}</p>
      {images.length > 1 && (
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
