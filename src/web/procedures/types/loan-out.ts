import { RoomTab } from '../room/RoomTab.tsx'
import type { TypeTab } from './type-tab.ts'

/** What loans show beside what all procedures have. */
export const loanOutTabs: readonly TypeTab[] = [{ id: 'room', label: 'borrowerRoom.tab', View: RoomTab }]
