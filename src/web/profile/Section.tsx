import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '#model/api/me.ts'
import { displayName } from '#model/display-name.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Banner } from '../ui/Banner.tsx'
import styles from './ProfilePage.module.css'

interface SectionProps {
  readonly title: string
  /** The purpose of the section, shown above everything else. */
  readonly lead?: string | undefined
  readonly children: ReactNode
}

/** A titled part of the profile. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}

/** A named value; the name left, the value right. */
export function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** True in a session that may not change the account. */
export const isAccountClosed = ({ bound, passkeyDemanded }: CurrentUser): boolean => bound || passkeyDemanded

/** The reason why a part of the profile is closed in a session that may not change the account. */
export function AccountNote() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  const by = currentUser?.loggedAsBy
  return (
    <Banner kind="info" role="note" inset>
      {by
        ? t('security.bound.asOther', { name: displayName(currentUser) })
        : t(`security.bound.${currentUser?.bound ? 'singleSignOn' : 'passkey'}`)}
    </Banner>
  )
}
