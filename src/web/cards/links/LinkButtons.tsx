import { Link2, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import type { CardArea } from '../card-area.ts'
import { areaOf } from '../linked-cards.ts'
import { LinkDialog } from './LinkDialog.tsx'
import styles from './Links.module.css'
import { MembersDialog } from './MembersDialog.tsx'

/** Returns the area whose records can belong to those of this one, for users who may change them. */
function useMembersArea({ declaration }: CardArea): CardArea | undefined {
  const visitor = visitorOf(useSession())
  const members = areaOf(declaration.members?.type)
  const may =
    visitor.signedIn &&
    members !== undefined &&
    isAllowed(visitor, { permissions: members.declaration.permissions.update })
  return may ? members : undefined
}

interface LinkButtonsProps {
  readonly area: CardArea
  readonly card: CardAnswer
}

/** Buttons that link more records to this one, for users with the permission. */
export function LinkButtons({ area, card }: LinkButtonsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'link' | 'members'>()
  const members = useMembersArea(area)
  if (!card.abilities.link) return null
  const close = () => setOpen(undefined)
  return (
    <div className={styles.buttons}>
      {members && (
        <Button onClick={() => setOpen('members')}>
          <Plus size={16} strokeWidth={1.7} aria-hidden="true" />
          {t('links.members.action')}
        </Button>
      )}
      <Button onClick={() => setOpen('link')}>
        <Link2 size={16} strokeWidth={1.7} aria-hidden="true" />
        {t('links.action')}
      </Button>
      {open === 'link' && <LinkDialog area={area} card={card} onClose={close} />}
      {open === 'members' && members && (
        <MembersDialog area={area} card={card} others={members} onClose={close} />
      )}
    </div>
  )
}
