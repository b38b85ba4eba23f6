import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  CopyPlus,
  EllipsisVertical,
  Eye,
  Globe,
  GlobeOff,
  Images,
  Languages,
  Link2,
  Merge,
  Plus,
  Share2,
  Trash2,
} from 'lucide-react'
import { lazy, Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { hasTranslations } from '#model/engine/translations.ts'
import { isAllowed } from '#model/permissions/access.ts'
import type { Criteria } from '#model/searches/criteria.ts'
import { withLook } from '#model/searches/look-criteria.ts'
import { lookFieldsOf } from '#model/searches/look-fields.ts'
import { useCan } from '../../../platform/access/use-can.ts'
import { usePageActions } from '../../../platform/actions/page-actions.ts'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { visitorOf } from '../../../platform/session/state.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, type MenuItem } from '../../../ui/Menu.tsx'
import type { CardArea } from '../../card-area.ts'
import { cardWordKey } from '../../card-words.ts'
import { cardQuery } from '../../data/use-card.ts'
import { LinkDialog } from '../../links/LinkDialog.tsx'
import { useMayMerge } from '../../merge/use-may-merge.ts'
import { asPublicAddress } from '../../publishing/as-public.ts'
import { ShareRecordDialog } from '../../sharing/ShareRecordDialog.tsx'
import { useLockedBy } from '../../use-locked-by.ts'
import { translationSearch } from '../edit/edit-view.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import styles from './Record.module.css'
import { RecordModulesContext } from './record-slots.ts'
import { useRecordActions } from './use-record-actions.ts'

/** Returns criteria for records that look like this one; undefined without a picture, or without permission to see pictures. */
function useAlike({ declaration }: CardArea, { fileCoverId }: CardAnswer): Criteria | undefined {
  const fields = lookFieldsOf(declaration)
  const may = useCan(fields?.needs ?? {})
  return fields && may && fileCoverId !== null
    ? withLook(undefined, fields, { pictures: [fileCoverId], colours: [] })
    : undefined
}

const MergeWithDialog = lazy(async () => ({
  default: (await import('../../merge/MergeWithDialog.tsx')).MergeWithDialog,
}))

const WithdrawDialog = lazy(async () => ({
  default: (await import('../../publishing/WithdrawDialog.tsx')).WithdrawDialog,
}))

export interface RecordActionsProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly put: (answer: CardAnswer) => void
}

/** The permitted actions on a record, as the server returns them. */
export function RecordActions({ area, card, put }: RecordActionsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const [sharing, setSharing] = useState(false)
  const [merging, setMerging] = useState(false)
  const [withdrawing, setWithdrawing] = useState(false)
  const mayMerge = useMayMerge(area)
  const [linking, setLinking] = useState(false)
  const isMade = !area.declaration.uploaded && !area.declaration.begunElsewhere
  const mayCreate = useCan({ permissions: area.declaration.permissions.create }) && isMade
  const visitor = visitorOf(useSession())
  const { actions = [] } = use(RecordModulesContext).slotsOf(area.type)
  const [action, setAction] = useState<string>()
  const chosen = actions.find(({ id }) => id === action)
  const client = useQueryClient()
  const language = useLanguage()
  const { create, clone, publish, busy, dialog } = useRecordActions(area, put)
  const { abilities, publishedOnWeb, withdrawal } = card
  const alike = useAlike(area, card)
  const lockedBy = useLockedBy(card)
  const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const
  const items: readonly (MenuItem & { readonly may: boolean })[] = [
    // Records with a workflow are started with a title and a person responsible.
    ...area.declaration.types.map(type => ({
      may: mayCreate && !area.declaration.workflow,
      id: `new-${type}`,
      label: t(cardWordKey(type, 'new')),
      icon: <Plus {...icon} />,
      onSelect: () => create(type),
    })),
    {
      may: abilities.edit && hasTranslations(area.declaration),
      id: 'translate',
      label: t('cards.translation.action'),
      refused: card.abilities.takeOver ? undefined : lockedBy,
      icon: <Languages {...icon} />,
      onSelect: () => void navigate({ to: area.editPath(card.id), search: translationSearch }),
    },
    {
      may: mayCreate,
      id: 'clone',
      label: t('cards.record.clone'),
      icon: <CopyPlus {...icon} />,
      onSelect: () => clone(card.id),
    },
    {
      may: abilities.publish,
      id: 'publish',
      label: t(publishedOnWeb ? 'cards.record.unpublish' : 'cards.record.publish'),
      refused: withdrawal ? t('cards.withdrawal.badge') : lockedBy,
      icon: <Globe {...icon} />,
      onSelect: () => publish(card, !publishedOnWeb),
    },
    {
      may: abilities.publish && area.declaration.site !== undefined,
      id: 'asPublic',
      label: t('cards.publishing.preview'),
      icon: <Eye {...icon} />,
      onSelect: () => window.open(asPublicAddress(area, card.id, language), '_blank', 'noopener'),
    },
    {
      may: abilities.publish && area.declaration.site !== undefined,
      id: 'withdraw',
      label: t(withdrawal ? 'cards.withdrawal.liftAction' : 'cards.withdrawal.action'),
      icon: <GlobeOff {...icon} />,
      onSelect: () => setWithdrawing(true),
    },
    {
      may: abilities.link,
      id: 'link',
      label: t('links.action'),
      icon: <Link2 {...icon} />,
      onSelect: () => setLinking(true),
    },
    {
      may: abilities.share && isMade,
      id: 'share',
      label: t('cards.share.action'),
      icon: <Share2 {...icon} />,
      onSelect: () => setSharing(true),
    },
    {
      may: alike !== undefined,
      id: 'alike',
      label: t('searches.looks.action'),
      icon: <Images {...icon} />,
      onSelect: () => void navigate({ to: area.listPath, search: { criteria: alike } }),
    },
    ...actions.map(({ id, label, Icon, needs, changes }) => ({
      may: visitor.signedIn && isAllowed(visitor, needs),
      refused: changes ? lockedBy : undefined,
      id,
      label: t(label) as string,
      icon: <Icon {...icon} />,
      onSelect: () => setAction(id),
    })),
    {
      may: mayMerge,
      id: 'merge',
      label: t('merging.action'),
      icon: <Merge {...icon} />,
      onSelect: () => setMerging(true),
    },
    {
      may: abilities.delete,
      id: 'delete',
      label: t('cards.record.delete'),
      refused: lockedBy,
      icon: <Trash2 {...icon} />,
      onSelect: () => setDeleting(true),
    },
  ]
  // Only one action runs at a time; the button stays, so that it keeps the focus.
  const allowed = items
    .filter(({ may }) => may)
    .map(item => (busy ? { ...item, onSelect: () => undefined } : item))
  const mayOpenEditor = abilities.edit && (!card.lock.isLockedBySomeoneElse || abilities.takeOver)
  const edit = () => void navigate({ to: area.editPath(card.id) })
  usePageActions(t('common.keys.record'), [
    ...(mayOpenEditor ? [{ id: 'edit', label: t('cards.record.edit'), keys: 'e', run: edit }] : []),
    // A new record of each type is among the palette's own commands.
    ...allowed.flatMap(({ id, label, refused, onSelect }) =>
      refused || id.startsWith('new-')
        ? []
        : { id, label, run: onSelect, ...(id === 'translate' && { keys: 't' }) },
    ),
  ])
  return (
    <div className={styles.actions}>
      {allowed.length > 0 && (
        <Menu
          target={
            <IconButton label={t('cards.record.more')} aria-busy={busy}>
              <EllipsisVertical size={18} strokeWidth={1.7} />
            </IconButton>
          }
          sections={[{ id: 'actions', items: allowed }]}
        />
      )}
      {mayOpenEditor && (
        <Button
          // For records with a workflow, or that are finished for good, the next step is the main action.
          look={area.declaration.workflow || area.declaration.freezes ? 'default' : 'primary'}
          aria-keyshortcuts="e"
          onClick={edit}
        >
          {t('cards.record.edit')}
        </Button>
      )}
      {dialog}
      {linking && <LinkDialog area={area} card={card} onClose={() => setLinking(false)} />}
      {sharing && <ShareRecordDialog area={area} card={card} onClose={() => setSharing(false)} />}
      {chosen && (
        <Suspense>
          <chosen.Dialog
            card={card}
            onChanged={() => void client.invalidateQueries({ queryKey: cardQuery(area, card.id).queryKey })}
            onClose={() => setAction(undefined)}
          />
        </Suspense>
      )}
      {merging && (
        <Suspense>
          <MergeWithDialog area={area} card={card} onClose={() => setMerging(false)} />
        </Suspense>
      )}
      {withdrawing && (
        <Suspense>
          <WithdrawDialog area={area} card={card} put={put} onClose={() => setWithdrawing(false)} />
        </Suspense>
      )}
      {deleting && <DeleteDialog area={area} card={card} onClose={() => setDeleting(false)} />}
    </div>
  )
}
