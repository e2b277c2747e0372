import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartError } from '../config'
import type { Writing } from './copy'

/** Files that PostgreSQL recreates at every start, which pg_basebackup leaves out too. */
const transient = [
  /^(?:pg_stat_tmp|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_subtrans|pg_wal)\//,
  /^(?:postmaster\.pid|postmaster\.opts|server\.log|backup_label|tablespace_map|backup_manifest)$/,
  /(?:^|\/)(?:pgsql_tmp[^/]*|pg_internal\.init[^/]*|[^/]*\.tmp)$/,
]
/** Copied last, so that it is never older than the files that it describes. */
const control = 'global/pg_control'

const isWanted = (path: string): boolean => path !== control && !transient.some((pattern) => pattern.test(path))

interface Stopped {
  readonly last: string
  readonly labelfile: string
  readonly spcmapfile: string
}

async function addLog(data: string, into: Writing, path: string, first: string, last: string): Promise<void> {
  const names = await readdir(join(data, 'pg_wal'))
  const isNeeded = (name: string) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last
  for (const name of names.filter((each) => isNeeded(each) || each.endsWith('.history')))
    await into.add(join(data, 'pg_wal', name), `${path}/pg_wal/${name}`)
}

/**
 * Copies the files of a running PostgreSQL with the write-ahead log that makes them whole, by its interface for base backups.
 * The copy holds all that was committed before `beforeEnd` resolves.
 */
export async function addBase(
  url: string,
  data: string,
  into: Writing,
  path: string,
  beforeEnd: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'linli-backup' })
  // A broken connection also fails the pending statement, which reports it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // A slot keeps the log until the connection ends, however much is written meanwhile.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`linli_backup_${process.pid}`])
    const started = await client.query<{ first: string }>(
      "select pg_walfile_name(lsn) as first from pg_backup_start('linli', true) as lsn",
    )
    await into.addFolder(data, path, isWanted)
    await into.add(join(data, control), `${path}/${control}`)
    await beforeEnd()
    const stopped = await client.query<Stopped>(
      'select pg_walfile_name(lsn) as last, labelfile, spcmapfile from pg_backup_stop(false)',
    )
    const [{ first } = { first: '' }] = started.rows
    const [end] = stopped.rows
    if (!end || end.spcmapfile !== '')
      throw new StartError('The database has tablespaces: use pg_basebackup, which copies them too.')
    await addLog(data, into, path, first, end.last)
    await into.write(end.labelfile, `${path}/backup_label`)
  } finally {
    await client.end()
  }
}
