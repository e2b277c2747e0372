import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/** The contents of postmaster.pid: the process of the cluster, and its port once it listens. */
export const postmaster = (data: string): { pid: number; port: number } | undefined => {
  const lines = readIfThere(join(data, 'postmaster.pid'))?.split('\n')
  const pid = Number(lines?.[0])
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines?.[3]) } : undefined
}

/** The command of a process, empty when it is gone or a zombie, undefined where the system does not report it. */
const commandOf = (pid: number): string | undefined => {
  if (process.platform === 'linux') return readIfThere(`/proc/${pid}/cmdline`) ?? ''
  const listed = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  return listed.error ? undefined : listed.stdout.trim()
}

/** Whether a PostgreSQL runs on the data, regardless of a stale pid file. */
export const isAlive = (data: string): boolean => {
  const holder = postmaster(data)
  if (!holder) return false
  return commandOf(holder.pid)?.includes('postgres') ?? true
}

/**
 * Removes a postmaster.pid whose process id was reused by another program, which is common after a container restarts;
 * PostgreSQL itself only checks that a process with the id exists.
 */
export const dropStalePid = (data: string): void => {
  if (postmaster(data) && !isAlive(data)) rmSync(join(data, 'postmaster.pid'), { force: true })
}
