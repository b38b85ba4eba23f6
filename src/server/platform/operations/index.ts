export { defineOperation, type OperationDefinition, type StepContext } from './define-operation.ts'
export {
  createOperations,
  type OperationActor,
  type Operations,
  type OperationsOptions,
} from './operations.ts'
export { inMuseum, operationRoutes } from './routes.ts'
