import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from './problem.mjs'
import { npm, root } from './run.mjs'
import { fingerprint, readStamp, writeStamp } from './stamp.mjs'
import { step } from './steps.mjs'

const packages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined)

/** Whether npm's record of installed packages matches the lock file. */
const agrees = (folder) => {
  const wanted = packages(join(folder, 'package-lock.json'))
  const there = packages(join(folder, 'node_modules/.package-lock.json'))
  if (!there) return false
  const needed = Object.entries(wanted).filter(
    ([path, { link, optional, devOptional, peer }]) =>
      path.includes('node_modules/') && !link && !optional && !devOptional && !peer,
  )
  return needed.every(([path, { version }]) => there[path]?.version === version)
}

/**
 * Installs the packages of a folder when they are missing or outdated, exactly as its lock file says.
 * @param place folder from the project's root: '' for the project itself, 'native' for the native shell
 */
export const install = async (place = '') => {
  const folder = join(root, place)
  const stamp = join(folder, 'node_modules/.linli')
  const manifests = ['package.json', 'package-lock.json', ...(place === '' ? ['server/package.json'] : [])]
  const print = fingerprint(
    manifests.map((name) => join(place, name)),
    process.platform,
    process.arch,
    process.versions.modules,
  )
  if (readStamp(stamp) === print) return
  if (!agrees(folder)) {
    await step(`installing packages${place && ` of ${place}`}`, async () => {
      const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: folder })
      if (code !== 0) throw new Problem('The packages could not be installed; npm says above why.')
    })
  }
  writeStamp(stamp, print)
}
