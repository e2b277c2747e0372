import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const alive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const take = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

const holder = (file) => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0 // The lock was released in the meantime.
  }
}

/** Runs work under a lock between processes, and takes the lock over from a dead one. */
export const withLock = async (file, work) => {
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) {
    const pid = holder(file)
    if (pid > 0 && !alive(pid)) rmSync(file, { force: true })
    else await wait(250)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
