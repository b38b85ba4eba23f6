import { changeMaintenance, readMaintenance } from '#model/api/operator/maintenance.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { OperatorContext } from '../operator-context.ts'

export const maintenanceRoutes = ({ maintenance }: OperatorContext): Route[] => [
  route(readMaintenance, async () => ({ ...maintenance.state(), fixed: maintenance.fixed })),

  route(changeMaintenance, async ({ actor, body }) => {
    await maintenance.change(body, actor)
    return undefined
  }),
]
