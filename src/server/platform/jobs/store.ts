import type { Db } from 'pg-boss'

/** Number of jobs of a kind, by state. */
export interface QueueCounts {
  readonly name: string
  readonly waiting: number
  readonly running: number
  readonly failed: number
  readonly done: number
}

/** A job that failed in all its tries. */
export interface FailedJob {
  readonly id: string
  readonly queue: string
  readonly at: Date
  readonly reason: string
  readonly tries: number
}

/** The queue's own work is left out. */
const ours = "name not like '\\_\\_pgboss\\_\\_%'"

/** Counts what the queue still knows; what is done is forgotten after a while. */
export async function countJobs(db: Db): Promise<QueueCounts[]> {
  const { rows } = await db.executeSql(
    `select q.name,
       count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
       count(*) filter (where j.state = 'active')::int as running,
       count(*) filter (where j.state = 'failed')::int as failed,
       count(*) filter (where j.state = 'completed')::int as done
     from jobs.queue q left join jobs.job j on j.name = q.name
     where q.${ours} group by q.name order by q.name`,
  )
  return rows as QueueCounts[]
}

/** The jobs that failed last. What the queue keeps of an error is its message. */
export async function failedJobs(db: Db, limit: number): Promise<FailedJob[]> {
  const { rows } = await db.executeSql(
    `select id, name as queue, completed_on as at, coalesce(output->>'reason', output->>'message', '') as reason,
       retry_count + 1 as tries
     from jobs.job where state = 'failed' and ${ours} order by completed_on desc limit $1`,
    [limit],
  )
  return rows as FailedJob[]
}

/** Lets a failed job be tried at once, in place of after the pause that followed its last try. @returns false when there is none. */
export async function makeDue(db: Db, queue: string, id: string): Promise<boolean> {
  const { rows } = await db.executeSql(
    `update jobs.job set start_after = now() where name = $1 and id = $2 and state = 'failed' returning id`,
    [queue, id],
  )
  return rows.length > 0
}

/** Keeps one job longer than the others of its kind once it has come to its end. */
export const keepJobFor = (db: Db, queue: string, id: string, seconds: number): Promise<unknown> =>
  db.executeSql('update jobs.job set deletion_seconds = $3 where name = $1 and id = $2', [queue, id, seconds])

/** Removes every job whose input names a museum as `tenantId`, whatever has become of it. */
export const deleteJobsOf = (db: Db, tenantId: string): Promise<unknown> =>
  db.executeSql("delete from jobs.job where data->>'tenantId' = $1", [tenantId])
