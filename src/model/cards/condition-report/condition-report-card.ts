import { reportFreezes } from '../../condition-reports/report-states.ts'
import type { BelongsTo } from '../../engine/aspects/belonging.ts'
import { conditionCheck } from '../../procedures/condition-check/condition-check.ts'
import { procedureDeclarations } from '../../procedures/declarations.ts'

const { permissions, workflow } = conditionCheck

/** Reports within a procedure are written, and finished, by whoever may edit that procedure; annulled by whoever may close it. */
const belongsTo: BelongsTo = {
  field: 'procedure',
  owners: procedureDeclarations,
  asks: {
    read: 'read',
    create: 'update',
    update: 'update',
    delete: 'delete',
    publish: 'update',
    link: 'update',
    download: 'read',
    share: 'update',
    finish: 'update',
    annul: 'close',
  },
}

/** Who does what to condition reports (acceptance row C-P08): whoever does it to condition checks, or to the procedure that a report belongs to. */
export const reportPermissions = {
  permissions,
  belongsTo,
  freezes: { ...reportFreezes, close: workflow.close },
}
