import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mapping } from '#model/exchange/mapping.ts'
import { useFieldName } from '../../cards/use-field-name.ts'
import { useMovedFocus } from '../../ui/form/use-moved-focus.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from '../Import.module.css'
import { useImportArea } from '../import-area.ts'
import { Between } from './Between.tsx'
import { type SharedField, sharedFields, withShared } from './shared-fields.ts'

interface PartsProps {
  readonly field: SharedField
  readonly onChange: (field: SharedField) => void
}

function Parts({ field, onChange }: PartsProps) {
  const { t } = useTranslation()
  const nameOf = useFieldName(useImportArea())
  const list = useRef<HTMLOListElement>(null)
  const focusAfter = useMovedFocus(list, field.columns)
  const move = (from: number, to: number) => {
    const columns = [...field.columns]
    const [moved = ''] = columns.splice(from, 1)
    columns.splice(to, 0, moved)
    focusAfter(element => {
      const row = element.querySelector(`[data-column="${CSS.escape(moved)}"]`)
      const wanted = to < from ? 'up' : 'down'
      return (
        row?.querySelector<HTMLElement>(`[data-move="${wanted}"]:not(:disabled)`) ??
        row?.querySelector<HTMLElement>('button:not(:disabled)') ??
        null
      )
    })
    onChange({ ...field, columns })
  }
  return (
    <li className={styles.column}>
      <p className={styles.name}>{nameOf(field.path)}</p>
      <div className={styles.targets}>
        <ol className={styles.parts} ref={list}>
          {field.columns.map((column, at) => (
            <li key={column} data-column={column}>
              <span>{column}</span>
              <IconButton
                label={t('import.map.earlier', { column })}
                data-move="up"
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp size={15} strokeWidth={1.8} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('import.map.later', { column })}
                data-move="down"
                disabled={at === field.columns.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown size={15} strokeWidth={1.8} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ol>
        <Between path={field.path} join={field.join} onJoin={join => onChange({ ...field, join })} />
      </div>
    </li>
  )
}

export interface SharedFieldsProps {
  readonly mapping: Mapping
  readonly onChange: (patch: Partial<Mapping>) => void
}

/** Fields that several columns go to: in which order, and what stands between them. */
export function SharedFields({ mapping, onChange }: SharedFieldsProps) {
  const { t } = useTranslation()
  const shared = sharedFields(mapping)
  if (shared.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('import.map.shared')}</h2>
      <p className={styles.intro}>{t('import.map.sharedHint')}</p>
      <ul className={styles.columns}>
        {shared.map(field => (
          <Parts key={field.path} field={field} onChange={next => onChange(withShared(mapping, next))} />
        ))}
      </ul>
    </section>
  )
}
