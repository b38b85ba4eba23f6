import { defineCard } from '../../engine/define-card.ts'
import { rightsRunForward } from '../../groups/rights-run-forward.ts'
import { fileHeading } from './heading.ts'
import { damTypeName } from './measured.ts'
import { fileSections } from './sections.ts'
import { fileType } from './type.ts'

/** A digital file with its metadata (C-F03). */
export const fileCard = defineCard({
  recordTypes: [fileType],
  path: '/api/v1/files',
  pages: {
    list: '/app/dam',
    records: '/app/dam/file',
    among: 'menu',
    guide: 'files',
    menu: { in: 'bar', order: 4, icon: 'images', label: 'shell.files' },
  },
  sections: fileSections,
  uploaded: true,
  extras: ['shared', 'linked', 'parentId', 'relatedObjects'],
  permissions: {
    read: ['damRead'],
    create: ['damUpload'],
    update: ['damEditMetadata'],
    delete: ['damDelete'],
    publish: ['publishCardOnWeb'],
    link: ['damEditMetadata'],
    download: ['damDownload'],
    share: ['shareFile'],
  },
  heading: fileHeading,
  // Files have their own picker.
  linkedFrom: [],
  searchGroup: { name: 'FILES', place: 2 },
  site: { kind: 'file', licence: 'licence', credit: 'creditLine' },
  asLinked: ({ fileType = '', damType }) => ({
    shortDescription: fileType,
    damType: damTypeName(damType?.id),
  }),
  pictured: true,
  proportions: { width: 'width', height: 'height' },
  publishedWith: { licence: 'licence', alternativeText: 'alternativeText' },
  linkedFacet: true,
  sizePath: 'size',
  firstFacets: [
    'damType',
    'extension',
    'colours/colour',
    'orientation',
    'pixelClass',
    'dateTaken',
    'keywords',
    'digitalSourceType',
    'licence',
    'ownerName',
  ],
  columns: ['title', 'damType', 'size', 'resolution', 'dateTaken', 'links', 'publishedOnWeb'],
  embargo: { until: 'embargoUntil', publishedBy: ['publishedInRightly'] },
  mergeable: false,
  rules: [rightsRunForward],
})
