import { addPlan, changePlan, listPlans, type OperatedPlan } from '#model/api/operator/plans.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { OperatorContext } from './operator-context.ts'
import { allPlans, insertPlan, lockPlan, updatePlan } from './store/plans.ts'
import { recordOperator } from './store/record.ts'

/** A plan in the record: years and space, which never change. */
const called = ({ duration, storageLimit }: OperatedPlan): string => `${duration} × ${storageLimit} GB`

/** Values of a plan that may change; in brackets where it is not offered. */
const offer = ({ price, active }: Pick<OperatedPlan, 'price' | 'active'>): string =>
  active ? `${price} €` : `(${price} €)`

/** Plans on sale. Orders keep the plan as it was ordered. */
export const plansRoutes = ({ database, clock }: OperatorContext): Route[] => [
  route(listPlans, async () => ({ result: await database.asSystem('all plans', allPlans) })),

  route(addPlan, ({ actor, body }) =>
    database.asSystem('add a plan', async db => {
      const plan = await insertPlan(db, body)
      const entry = { id: plan.id, about: called(plan), after: offer(plan) }
      await recordOperator(db, actor, 'planAdded', clock(), entry)
      return plan
    }),
  ),

  route(changePlan, async ({ actor, params, body }) => {
    await database.asSystem('change a plan', async db => {
      const plan = await lockPlan(db, params.id)
      if (!plan) throw notFound()
      await updatePlan(db, params.id, body)
      await recordOperator(db, actor, 'planChanged', clock(), {
        id: plan.id,
        about: called(plan),
        before: offer(plan),
        after: offer(body),
      })
    })
    return undefined
  }),
]
