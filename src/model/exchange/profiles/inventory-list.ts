import type { Mapping } from '../mapping.ts'
import { common, dating, makers, measured, medium, names, number, room, title, to } from './object-targets.ts'

/** An inventory list in a registrar's spreadsheet. */
export const inventoryList: Mapping = {
  ...common,
  columns: [
    to('Inv. No.', number),
    to('Title', title),
    to('Object type', ...names),
    to('Maker', makers),
    to('Date', dating),
    to('From', { path: 'dating', reader: 'firstYear' }),
    to('To', { path: 'dating', reader: 'lastYear' }),
    to('Material', ...medium),
    to('Measurements', ...measured),
    to('Where', room),
    to('Acquired', { path: 'acquisitions/note' }),
    to('Entered on', { path: 'objectNumbers/date' }),
    to('Notes', { path: 'remarks' }),
  ],
}
