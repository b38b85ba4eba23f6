import { Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { AreaSection } from '#model/navigation/area-sections.ts'
import { homePath } from '#model/navigation/routes.ts'
import { useOwnCrumbs } from '../../platform/crumbs.ts'
import { useOwnGuide } from '../../platform/guide/own-guide.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { useStateTitle } from '../../platform/page-title.ts'
import { useSession } from '../../platform/session/use-session.ts'
import styles from '../../profile/ProfilePage.module.css'
import { intoView } from '../../ui/into-view.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotFound } from '../not-found.ts'
import type { PageLink } from '../shell/menu.ts'
import { offeredSections } from './offered-sections.ts'

interface SectionsPageProps {
  /** Address and name of the area. */
  readonly path: string
  readonly title: TextKey
  /** Heading of the area. */
  readonly head: ReactNode
  /** Name of the list of its sections. */
  readonly label: string
  readonly sections: readonly AreaSection[]
  /** Their components by id. */
  readonly components: Readonly<Record<string, ComponentType>>
  /** Section named in the address; absent: the first. */
  readonly section: string | undefined
  /** Pages of their own that belong to the area. */
  readonly pages?: readonly PageLink[]
}

/** An area of sections, each at an address of its own, with its own title, breadcrumbs and place in the guide. */
export function SectionsPage({
  path,
  title,
  head,
  label,
  sections,
  components,
  section,
  pages = [],
}: SectionsPageProps) {
  const { t } = useTranslation()
  const offered = offeredSections(sections, useSession())
  const isUnknown = section !== undefined && !sections.some(({ id }) => id === section)
  const current = isUnknown ? undefined : (offered.find(({ id }) => id === section) ?? offered[0])
  useOwnGuide(current?.guide)
  useStateTitle(current && [t(current.title), t(title)].join(' · '))
  useOwnCrumbs(
    current && [
      { path: homePath, label: t('home.title') },
      { path, label: t(title) },
      { path: `${path}/${current.id}`, label: t(current.title) },
    ],
  )
  const Body = (current && components[current.id]) ?? NotFound
  return (
    <div className={styles.page}>
      <div className={styles.head}>{head}</div>
      <div className={styles.parts}>
        <nav aria-label={label} className={styles.nav}>
          {offered.map(({ id, title }) => (
            <Link
              key={id}
              ref={id === current?.id ? intoView : undefined}
              to={`${path}/${id}`}
              className={styles.part}
              aria-current={id === current?.id ? 'page' : undefined}
            >
              {t(title)}
            </Link>
          ))}
          {pages.map(({ path, label }) => (
            <Link key={path} to={path} className={styles.part}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className={styles.body}>
          <Suspense
            fallback={
              <div className={styles.section}>
                <Skeleton width={40} />
              </div>
            }
          >
            <Body key={current?.id} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
