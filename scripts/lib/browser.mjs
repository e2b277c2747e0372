import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { Problem } from './problem.mjs'
import { node, root, run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe']

const applications = () => [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter(Boolean)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
]

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))

/** The browser installed by playwright, if any. */
const playwrights = () => createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath()

const installed = () => [...onPath(), ...applications(), playwrights()].find((file) => existsSync(file))

const byPlaywright = () => node(['node_modules/playwright-core/cli.js', 'install', 'chromium'], { quiet: true })

const byApt = async () => {
  const quiet = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const updated = await run('apt-get', ['update'], quiet)
  return updated.code === 0 ? run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet) : updated
}

const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * The path of a Chromium: CHROMIUM when it is set, else an installed one, else one installed now by playwright or, for
 * root, by apt-get.
 */
export const findBrowser = async () => {
  const { CHROMIUM } = process.env
  if (CHROMIUM) {
    if (existsSync(CHROMIUM)) return CHROMIUM
    throw new Problem(`CHROMIUM names ${CHROMIUM}, and there is no such file.`)
  }
  const installers = [byPlaywright, ...(mayUseApt() ? [byApt] : [])]
  let found = installed()
  let log = ''
  for (const attempt of installers) {
    if (found) break
    log += (await attempt()).output
    found = installed()
  }
  if (found) return found
  throw new Problem(`There is no Chromium and none could be installed; set CHROMIUM to the path of one.\n${log}`)
}
