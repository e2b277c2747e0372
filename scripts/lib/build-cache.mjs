import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** How many builds of a platform are kept. */
const KEPT = 4

/** Beside all checkouts of this user; LINLI_CACHE names another folder, and an empty one turns the cache off. */
const folder = () =>
  process.env.LINLI_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'linli', 'builds')

const placeOf = (platform, print) => join(folder(), `${platform}-${print}`)

/** Puts a build of the same contents in place of `output`; answers false when there is none. */
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

/** Keeps a finished build under the fingerprint of what it was made of. One that stops half-way leaves nothing behind. */
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
