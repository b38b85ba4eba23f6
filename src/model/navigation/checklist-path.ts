import { pages } from './pages.ts'

/** Address of the checklists of all procedure types. */
export const checklistsPath = pages.checklists.path

/** Returns the address of the checklist of a type. */
export const checklistPath = (type: string): `/app/checklists/${string}` => `${checklistsPath}/${type}`
