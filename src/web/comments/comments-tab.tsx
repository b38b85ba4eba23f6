import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { commentInSearch } from '#model/navigation/card-paths.ts'
import type { RecordSlotProps, RecordSlotTab } from '../cards/record/view/record-slots.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useComments, useFollowComments } from './use-comments.ts'
import { useReadNotices } from './use-notices.ts'

const Comments = lazy(async () => ({ default: (await import('./Comments.tsx')).Comments }))

/** The comments on a record, or the thread that an address leads to. Opening them reads the notices about them. */
function CommentsView({ area, card: { id } }: RecordSlotProps) {
  const navigate = useNavigate()
  const comment = commentInSearch(useSearch({ strict: false }).comment)
  useReadNotices(id)
  return (
    <Suspense fallback={<Skeleton width={30} />}>
      <Comments
        key={comment}
        subject={{ area, id }}
        comment={comment}
        onShowAll={() =>
          void navigate({
            to: area.recordPath(id),
            search: { tab: 'comments' },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </Suspense>
  )
}

/** The number of open threads, beside the name of the view; as it is always there, it follows what others write. */
function OpenCount({ area, card: { id } }: Pick<RecordSlotProps, 'area' | 'card'>) {
  useFollowComments({ area, id })
  const { data } = useComments({ area, id }, { state: 'open' })
  return data?.open || null
}

/** The view of comments, which the records of all types have. */
export const commentsTab: RecordSlotTab = {
  id: 'comments',
  label: 'comments.tab',
  View: CommentsView,
  Count: OpenCount,
}
