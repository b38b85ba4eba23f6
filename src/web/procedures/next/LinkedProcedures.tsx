import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type LinkedProcedure, procedureLinks } from '#model/api/procedures/links.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { typeName } from '../type-name.ts'
import styles from './Next.module.css'

function Linked({ link }: { readonly link: LinkedProcedure }) {
  const { t } = useTranslation()
  const { id, type, kind, number, title, status, isBegunForThis } = link
  const declaration = procedureNamed(type)
  const isNamed = isBegunForThis && kind !== 'became'
  return (
    <li className={styles.linked}>
      {declaration && <TypeIcon type={declaration.type} />}
      <div>
        <Link to={procedurePath(id)}>{title}</Link>
        <p className={styles.small}>
          {isNamed ? (t(`procedures.link/${kind}` as TextKey) as string) : typeName(t, type)} ·{' '}
          <span className="numbers">{number}</span>
        </p>
        <StatusBadge status={status} />
      </div>
    </li>
  )
}

/** The procedures that one came from, and those that it continues in. */
export function LinkedProcedures({ procedureId }: { readonly procedureId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(endpointQuery(procedureLinks, { params: { id: procedureId } }))
  const links = data?.result ?? []
  const groups = [
    { label: t('procedures.continue.before'), links: links.filter(({ isBegunForThis }) => !isBegunForThis) },
    { label: t('procedures.continue.after'), links: links.filter(({ isBegunForThis }) => isBegunForThis) },
  ]
  return groups
    .filter(group => group.links.length > 0)
    .map(group => (
      <section key={group.label} className={styles.links} aria-label={group.label}>
        <h3>{group.label}</h3>
        <ul>
          {group.links.map(link => (
            <Linked key={link.id} link={link} />
          ))}
        </ul>
      </section>
    ))
}
