export { defineJob, HopelessError, type JobContext, type JobDefinition } from './define-job.ts'
export { createJobs, type EnqueueOptions, type Jobs, type JobsOptions } from './jobs.ts'
