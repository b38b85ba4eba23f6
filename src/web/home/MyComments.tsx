import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeList } from '../comments/NoticeList.tsx'
import { useCommentNotices } from '../comments/use-notices.ts'
import { Button } from '../ui/Button.tsx'
import { Arriving } from '../ui/InOrder.tsx'
import { HomeBlock } from './HomeBlock.tsx'

/** Number of comments shown before all are. */
const shown = 3

/** Unread comments that mention the person or answer them, the newest first; absent if there are none. */
export function MyComments() {
  const { t } = useTranslation()
  const [all, showAll] = useState(false)
  const { data, isPending } = useCommentNotices()
  const notices = data?.result.filter(({ read }) => !read) ?? []
  if (isPending) return <Arriving />
  if (notices.length === 0) return null
  return (
    <HomeBlock title={t('comments.notices.title')}>
      <NoticeList notices={all ? notices : notices.slice(0, shown)} />
      {!all && notices.length > shown && (
        <Button look="subtle" onClick={() => showAll(true)}>
          {t('comments.more')}
        </Button>
      )}
    </HomeBlock>
  )
}
