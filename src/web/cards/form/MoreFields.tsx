import { ChevronRight } from 'lucide-react'
import { type ReactNode, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFilled } from '#model/engine/values.ts'
import styles from './Form.module.css'
import { FieldNodeContext } from './field-node-context.ts'
import { useFormSurroundings } from './form-context.ts'
import { stepsOf } from './form-path.ts'
import type { Entry } from './levels.ts'
import { useMessage } from './use-message.ts'

export interface MoreFieldsProps {
  readonly entries: readonly Entry[]
  readonly prefix: string
}

interface FoldedProps {
  readonly path: string
  readonly open: boolean
  readonly children: ReactNode
}

/** A folded field comes to light by itself when something is wrong with it. */
function Folded({ path, open, children }: FoldedProps) {
  const wrong = useMessage(path) !== undefined
  return open || wrong ? children : null
}

/** Advanced fields: those in use are in view, the others behind one click. */
export function MoreFields({ entries, prefix }: MoreFieldsProps) {
  const { t } = useTranslation()
  const { form } = useFormSurroundings()
  const FieldNode = useContext(FieldNodeContext)
  const [open, setOpen] = useState(false)
  const [usedAtFirst] = useState(() => {
    const used = entries.filter(([key, field]) => isFilled(field, form.values.at(stepsOf(`${prefix}${key}`))))
    return new Set(used.map(([key]) => key))
  })
  if (entries.length === 0) return null
  const folded = entries.filter(([key]) => !usedAtFirst.has(key))
  return (
    <>
      {entries.map(([key, field]) => (
        <Folded key={key} path={`${prefix}${key}`} open={open || usedAtFirst.has(key)}>
          <FieldNode field={field} path={`${prefix}${key}`} />
        </Folded>
      ))}
      {folded.length > 0 && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          <ChevronRight size={15} strokeWidth={1.8} aria-hidden="true" />
          {open ? t('cards.form.fewerFields') : t('cards.form.moreFields', { count: folded.length })}
        </button>
      )}
    </>
  )
}
