import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** The number of cached builds per platform. */
const KEPT = 4

/**
 * The cache folder, shared by all checkouts of this user; LINLI_BUILD_CACHE names another one, and an empty value turns the
 * cache off.
 */
const folder = () =>
  process.env.LINLI_BUILD_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'linli', 'builds')

const placeOf = (platform, print) => join(folder(), `${platform}-${print}`)

/** Restores a build with the same fingerprint into `output`; returns false when there is none. */
export const restoreBuild = (platform, print, output) => {
  const place = placeOf(platform, print)
  if (!folder() || !existsSync(place)) return false
  rmSync(output, { recursive: true, force: true })
  cpSync(place, output, { recursive: true })
  utimesSync(place, new Date(), new Date())
  return true
}

const forgetOldest = (platform) => {
  const own = readdirSync(folder()).filter((name) => name.startsWith(`${platform}-`) && !name.endsWith('.part'))
  const age = (name) => statSync(join(folder(), name)).mtimeMs
  const old = own.sort((a, b) => age(b) - age(a)).slice(KEPT)
  for (const name of old) rmSync(join(folder(), name), { recursive: true, force: true })
}

/** Stores a finished build under its fingerprint, atomically. */
export const keepBuild = (platform, print, output) => {
  if (!folder()) return
  const place = placeOf(platform, print)
  const part = `${place}.${process.pid}.part`
  mkdirSync(folder(), { recursive: true })
  cpSync(output, part, { recursive: true })
  rmSync(place, { recursive: true, force: true })
  renameSync(part, place)
  forgetOldest(platform)
}
