export { defineOperation, type OperationDefinition, type StepContext } from './define-operation.ts'
export {
  createOperations,
  type OperationActor,
  type Operations,
  type OperationsOptions,
} from './operations.ts'
export { operationRoutes } from './routes.ts'
