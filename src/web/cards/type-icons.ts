import {
  BookOpen,
  Box,
  Building2,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  FileText,
  Image,
  Landmark,
  Link2,
  type LucideIcon,
  MapPin,
  ScrollText,
  Truck,
  UserRound,
} from 'lucide-react'
import type { CardType } from '#model/cards/card-types.ts'

/** The sign of each type of card, the same wherever it is named. */
export const typeIcons: Readonly<Record<CardType, LucideIcon>> = {
  object: Landmark,
  person: UserRound,
  organization: Building2,
  place: MapPin,
  event: CalendarDays,
  collection: Box,
  document: ScrollText,
  biblio: BookOpen,
  linkItem: Link2,
  file: Image,
  description: FileText,
  loanOut: Truck,
  conditionCheck: ClipboardCheck,
  inventoryAudit: ClipboardList,
}
