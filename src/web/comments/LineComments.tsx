import { MessageSquare } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawer } from '../ui/Drawer.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './Comments.module.css'
import type { CommentSubject } from './comments-of.ts'
import { useComments } from './use-comments.ts'

const Comments = lazy(async () => ({ default: (await import('./Comments.tsx')).Comments }))

interface LineCommentsProps {
  readonly subject: CommentSubject & { readonly line: string }
  readonly title: string
}

/** The comments on a line, in the panel that has its other parts. */
export function LineThreads({ subject }: Pick<LineCommentsProps, 'subject'>) {
  const { t } = useTranslation()
  return (
    <section className={styles.part} aria-label={t('comments.title')}>
      <h3>{t('comments.title')}</h3>
      <Suspense fallback={<Skeleton width={30} />}>
        <Comments subject={subject} />
      </Suspense>
    </section>
  )
}

/** A button with the number of open comments on a line, which opens them beside the list. */
export function LineComments({ subject, title }: LineCommentsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { area, id, line } = subject
  const { data } = useComments({ area, id }, { state: 'open' })
  const open = data?.lines.find(each => each.id === line)?.open ?? 0
  return (
    <>
      <IconButton
        label={
          open > 0 ? t('comments.lineOpen', { title, count: open }) : t('comments.lineButton', { title })
        }
        className={styles.button}
        onClick={() => setOpen(true)}
      >
        <MessageSquare size={17} strokeWidth={1.7} aria-hidden="true" />
        {open > 0 && <span className="numbers">{open}</span>}
      </IconButton>
      {isOpen && (
        <Drawer
          full
          size={520}
          title={t('comments.lineTitle', { title })}
          closeLabel={t('common.close')}
          onClose={() => setOpen(false)}
        >
          <div className={styles.panel}>
            <Suspense fallback={<Skeleton width={30} />}>
              <Comments subject={subject} />
            </Suspense>
          </div>
        </Drawer>
      )}
    </>
  )
}
