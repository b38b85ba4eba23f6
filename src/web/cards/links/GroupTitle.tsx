import { useTranslation } from 'react-i18next'
import type { RelatedGroup } from '#model/api/cards/shapes.ts'
import { cardTypeNamed } from '#model/record-types.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { TypeIcon } from '../TypeIcon.tsx'
import styles from './Links.module.css'

/** Association 'NOT SET' (C-K09). */
const unset = '1'

/** The title of a group of linked records: their type, and the field or association that links them. */
export function GroupTitle({ group }: { readonly group: RelatedGroup }) {
  const { t, i18n } = useTranslation()
  const type = cardTypeNamed(group.type.name)
  const key = `${type}.words.plural`
  const { association, field } = group
  const name = i18n.exists(key) ? (t(key as TextKey) as string) : group.type.name
  return (
    <>
      {type && <TypeIcon type={type} size={16} />}
      {name}
      {/* 'Collections' linked by the field 'Collections' are named once. */}
      {field?.label && field.label !== name && <span className={styles.association}>{field.label}</span>}
      {association.id !== unset && <span className={styles.association}>{association.name}</span>}
    </>
  )
}
