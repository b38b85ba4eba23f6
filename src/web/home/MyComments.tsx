import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commentFilter } from '#model/searches/comment-filter.ts'
import { areaOf } from '../cards/linked-cards.ts'
import { NoticeList } from '../comments/NoticeList.tsx'
import { useCommentNotices } from '../comments/use-notices.ts'
import { session } from '../platform/client.ts'
import { Button } from '../ui/Button.tsx'
import { Arriving } from '../ui/InOrder.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './MyComments.module.css'

/** Number of comments shown before all are. */
const shown = 3

/** Links to the lists of records with open conversations that mention the person. */
function OpenMentions({ types }: { readonly types: readonly string[] }) {
  const { t } = useTranslation()
  const { currentUser } = session.get()
  if (!currentUser) return null
  const areas = types.flatMap(type => areaOf(type) ?? [])
  return (
    <p className={styles.open}>
      {t('comments.openMentions')}{' '}
      {areas.map(({ type, listPath }, at) => (
        <span key={type}>
          {at > 0 && ' · '}
          <Link to={listPath} search={{ filters: { [commentFilter]: [currentUser.id] } }}>
            {t(`${type}.words.plural`)}
          </Link>
        </span>
      ))}
    </p>
  )
}

/** Unread comments that mention the person or answer them, the newest first, and where mentions are still open; absent if there are none. */
export function MyComments() {
  const { t } = useTranslation()
  const [all, showAll] = useState(false)
  const { data, isPending } = useCommentNotices()
  const notices = data?.result.filter(({ read }) => !read) ?? []
  const openTypes = data?.openTypes ?? []
  if (isPending) return <Arriving />
  if (notices.length + openTypes.length === 0) return null
  return (
    <HomeBlock title={t('comments.notices.title')}>
      {notices.length > 0 && <NoticeList notices={all ? notices : notices.slice(0, shown)} />}
      {!all && notices.length > shown && (
        <Button look="subtle" onClick={() => showAll(true)}>
          {t('comments.more')}
        </Button>
      )}
      {openTypes.length > 0 && <OpenMentions types={openTypes} />}
    </HomeBlock>
  )
}
