import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CardArea } from '../../cards/card-area.ts'
import { UploadSlotContext } from '../../cards/files/upload-slot.ts'
import { RecordPage } from '../../cards/record/view/RecordPage.tsx'
import { RecordModulesContext } from '../../cards/record/view/record-slots.ts'
import { commentsTab } from '../../comments/comments-tab.tsx'
import { wishToComment } from '../../comments/new-comment.ts'
import { UploadTo } from '../../files/upload/UploadTo.tsx'
import { usePageActions } from '../../platform/actions/page-actions.ts'
import { CardDrops } from './CardDrops.tsx'
import { recordModules } from './record-modules.ts'
import { useArea } from './use-area.ts'

/** The page of a card (C-S01). */
export function CardPage() {
  const area = useArea()
  const { id } = useParams({ strict: false })
  return area && id ? <CardOfArea area={area} id={id} /> : null
}

/** The page of a card of an area, with all that modules above the cards show there. */
export function CardOfArea({ area, id }: { readonly area: CardArea; readonly id: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false })
  const { Frame } = recordModules.slotsOf(area.type)
  const key = `${area.type} ${id}`
  const openTab = (next: string | undefined) =>
    void navigate({
      to: area.recordPath(id),
      search: next === undefined ? {} : { tab: next },
      replace: true,
      resetScroll: false,
    })
  const comment = () => {
    openTab(commentsTab.id)
    wishToComment()
  }
  usePageActions(t('common.keys.record'), [
    { id: 'comments', label: t('comments.key'), keys: 'm', run: comment },
  ])
  const page = <RecordPage key={key} area={area} id={id} tab={tab} onTab={openTab} />
  return (
    <UploadSlotContext value={UploadTo}>
      <RecordModulesContext value={recordModules}>
        <CardDrops area={area} id={id} />
        {Frame ? (
          <Frame key={key} area={area} id={id}>
            {page}
          </Frame>
        ) : (
          page
        )}
      </RecordModulesContext>
    </UploadSlotContext>
  )
}
