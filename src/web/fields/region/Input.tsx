import { useTranslation } from 'react-i18next'
import type { RegionField } from '#model/kinds/region.ts'
import type { PictureRegion } from '#model/kinds/values.ts'
import { Axis } from '../coordinates/Axis.tsx'
import styles from '../extent/Input.module.css'
import type { InputProps } from '../field-props.ts'
import { Display } from './Display.tsx'

const sides = ['left', 'top', 'width', 'height'] as const

const begin = 'xywh=pixel:'

/** A region that was drawn: a box is moved and sized in numbers, other shapes are described. New ones are drawn on the picture. */
export function Input({ field, value, onChange, control }: InputProps<RegionField, PictureRegion>) {
  const { t } = useTranslation()
  if (!value?.selector) return <span>{t('cards.form.region.drawn')}</span>
  if (value.selector.type !== 'FragmentSelector') return <Display field={field} value={value} />
  const parts = value.selector.value.replace(/^xywh=(pixel:)?/, '').split(',')
  const put = (at: number, part: number | string = '') =>
    onChange({
      ...value,
      // A comma parts the numbers: one that was typed into what is no number is left out.
      selector: {
        ...value.selector,
        value: `${begin}${sides.map((_side, place) => (place === at ? String(part).replaceAll(',', '') : (parts[place] ?? ''))).join(',')}`,
      },
    })
  const { id, ...others } = control
  return (
    <div className={styles.box}>
      {sides.map((side, at) => {
        const part = parts[at] ?? ''
        const number = Number(part)
        return (
          <Axis
            key={side}
            value={part === '' ? undefined : Number.isFinite(number) ? number : part}
            onChange={typed => put(at, typed)}
            name={t(`cards.form.region.${side}`)}
            control={at === 0 && id !== undefined ? { ...others, id } : others}
          />
        )
      })}
    </div>
  )
}
