import { addPlan, changePlan, listPlans } from '#model/api/operator/plans.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { OperatorContext } from './operator-context.ts'
import { allPlans, insertPlan, updatePlan } from './store/plans.ts'

/** What is sold. Orders keep the plan as it was ordered. */
export const plansRoutes = ({ database }: OperatorContext): Route[] => [
  route(listPlans, async () => ({ result: await database.asSystem('all plans', allPlans) })),

  route(addPlan, ({ body }) => database.asSystem('add a plan', db => insertPlan(db, body))),

  route(changePlan, async ({ params, body }) => {
    if (!(await database.asSystem('change a plan', db => updatePlan(db, params.id, body)))) throw notFound()
    return undefined
  }),
]
