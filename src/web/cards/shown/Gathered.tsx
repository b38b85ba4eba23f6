import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../../platform/access/use-can.ts'
import { areaOf } from '../linked-cards.ts'
import { useLabel } from '../use-label.ts'
import styles from './Shown.module.css'

export interface GatheredProps {
  readonly type: string
  /** Path of the field, and the term it has. */
  readonly path: string
  readonly id: string
  readonly children: ReactNode
}

/** A value that leads to the list of all records with it, or with one below it: what is in this room. */
export function Gathered({ type, path, id, children }: GatheredProps) {
  const label = useLabel(type)(`gathers/${path}`)
  const area = areaOf(type)
  const may = useCan({ permissions: area?.declaration.permissions.read ?? [] })
  if (!area || !may) return children
  return (
    <span className={styles.gathered}>
      {children}
      <Link to={area.listPath} search={{ filters: { [path.replaceAll('/', '_')]: [id] } }}>
        {label}
      </Link>
    </span>
  )
}
