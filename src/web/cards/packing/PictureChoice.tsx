import { useTranslation } from 'react-i18next'
import { pictureFormats, pictureSizes } from '#model/api/files/picture-sizes.ts'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import type { ChosenFormat, ChosenSize } from './chosen-picture.ts'

export interface PictureChoiceProps {
  readonly size: ChosenSize
  readonly format: ChosenFormat
  readonly onSize: (size: ChosenSize) => void
  readonly onFormat: (format: ChosenFormat) => void
}

const names: Readonly<Record<(typeof pictureFormats)[number], string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  tiff: 'TIFF',
}

/** In which size and format pictures are fetched. */
export function PictureChoice({ size, format, onSize, onFormat }: PictureChoiceProps) {
  const { t } = useTranslation()
  return (
    <>
      <FormRow label={t('fileWork.get.size')}>
        <Select
          options={[
            { value: 'original', label: t('fileWork.get.whole') },
            ...pictureSizes.map(value => ({
              value,
              label: t('fileWork.get.pixels', { count: Number(value) }),
            })),
          ]}
          value={size}
          onChange={({ target }) => onSize(target.value as ChosenSize)}
        />
      </FormRow>
      <FormRow label={t('fileWork.get.format')}>
        <Select
          options={[
            { value: 'original', label: t('fileWork.get.same') },
            ...pictureFormats.map(value => ({ value, label: names[value] })),
          ]}
          value={format}
          onChange={({ target }) => onFormat(target.value as ChosenFormat)}
        />
      </FormRow>
    </>
  )
}
