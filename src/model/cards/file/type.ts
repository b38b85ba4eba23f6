import type file from '../../../../locales/en/file.json'
import { recordType } from '../../record-type.ts'

export const fileType = recordType<typeof file>()({
  type: 'file',
  id: 4,
  name: 'DAM',
  icon: 'image',
})
