import { Download, PencilLine, Replace, Share2 } from 'lucide-react'
import { lazy } from 'react'
import type { RecordAction } from '../cards/record/view/record-slots.ts'

/** Actions on a file that no other record has: rename, replace, download, share (C-F03, C-F05). */
export const fileActions: readonly RecordAction[] = [
  {
    id: 'download',
    label: 'fileWork.get.action',
    Icon: Download,
    needs: { permissions: ['damDownload'] },
    Dialog: lazy(async () => ({ default: (await import('./work/DownloadDialog.tsx')).DownloadDialog })),
  },
  {
    id: 'share-file',
    label: 'fileWork.share.action',
    Icon: Share2,
    needs: { permissions: ['shareFile'] },
    Dialog: lazy(async () => ({ default: (await import('./share/ShareFileDialog.tsx')).ShareFileDialog })),
  },
  {
    id: 'rename',
    label: 'fileWork.rename.action',
    Icon: PencilLine,
    needs: { permissions: ['damRename'] },
    changes: true,
    Dialog: lazy(async () => ({ default: (await import('./work/RenameDialog.tsx')).RenameDialog })),
  },
  {
    id: 'replace',
    label: 'fileWork.contents.replace',
    Icon: Replace,
    needs: { permissions: ['damUpload', 'damEditMetadata'], mode: 'every' },
    changes: true,
    Dialog: lazy(async () => ({ default: (await import('./work/ReplaceDialog.tsx')).ReplaceDialog })),
  },
]
