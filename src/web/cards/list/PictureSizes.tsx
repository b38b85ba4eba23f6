import { Grid2x2, Grid3x3, type LucideIcon, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type WallSize, wallSizes } from '#model/cards/wall-sizes.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import type { Arrangement } from '../layouts/use-arrangement.ts'
import styles from './ListPage.module.css'

const icons: Readonly<Record<WallSize, LucideIcon>> = { small: Grid3x3, medium: Grid2x2, large: Square }

/** Buttons for the size of a gallery's pictures. */
export function PictureSizes({ arrangement }: { readonly arrangement: Arrangement }) {
  const { t } = useTranslation()
  return (
    <SegmentedControl<WallSize>
      label={t('files.size.label')}
      value={arrangement.pictureSize}
      className={styles.sizes}
      options={wallSizes.map(value => {
        const Icon = icons[value]
        return {
          value,
          name: t(`files.size.${value}`),
          label: <Icon size={16} strokeWidth={1.8} aria-hidden="true" />,
        }
      })}
      onChange={arrangement.setPictureSize}
    />
  )
}
