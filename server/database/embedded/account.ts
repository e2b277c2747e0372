import { chownSync, lstatSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The system account that PostgreSQL runs under; undefined for that of the server. */
export type Account = { readonly uid: number; readonly gid: number } | undefined

const NOBODY_ID = process.platform === 'darwin' ? 4_294_967_294 : 65_534
const NOBODY = { uid: NOBODY_ID, gid: NOBODY_ID }

const isRoot = (): boolean => process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root, so root uses the owner of an existing cluster, else "nobody".
 * @param cluster folder of the cluster, or undefined when there is none yet
 */
export const postgresAccount = (cluster?: string): Account => {
  if (!isRoot()) return undefined
  const { uid, gid } = cluster === undefined ? NOBODY : lstatSync(cluster)
  return uid === 0 ? NOBODY : { uid, gid }
}

/** Whether "nobody" can reach a folder: every parent folder must be traversable by others. */
export const reachable = (folder: string): boolean => {
  if (!isRoot()) return true
  const open = (statSync(folder).mode & 0o001) !== 0
  return open && (dirname(folder) === folder || reachable(dirname(folder)))
}

/** Changes the owner of a file or folder to the account, if there is one. */
export const give = (path: string, account: Account): void => {
  if (account) chownSync(path, account.uid, account.gid)
}
