import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const lines = (text) => text.split('\n').filter(Boolean)

/** The files that differ from the newest commit shared with main, with those that git does not track yet. */
const changedFiles = () => {
  const base = git('merge-base', 'main', 'HEAD')
  const names = [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]
  return [...new Set(names)].filter((name) => existsSync(join(root, name)))
}

const isCode = (name) => /\.(tsx?|scss|m?js|json)$/.test(name)

/** Journeys in a browser by the parts of paths that they belong to. */
const journeys = () => JSON.parse(readFileSync(join(root, 'tests/e2e/journeys.json'), 'utf8'))

/** The journeys of the domains that a change of the client or the contract touches. */
export const journeysOf = (names, table) => {
  const own = names.filter((name) => /^tests\/e2e\/.*\.test\.ts$/.test(name))
  const parts = names.filter((name) => /^(src|contract)\//.test(name) && !/\.test\.tsx?$/.test(name))
  const touched = Object.entries(table).filter(([domain]) =>
    parts.some((name) =>
      name
        .toLowerCase()
        .split(/[/.]/)
        .some((part) => part === domain || part.startsWith(`${domain}-`)),
    ),
  )
  return [...new Set([...own, ...touched.flatMap(([, files]) => files.map((file) => `tests/e2e/${file}.test.ts`))])]
}

/** The checks, and the runs of Jest, that a change since main can affect. */
export const changedRuns = () => {
  const names = changedFiles().filter(isCode)
  const related = { layers: ['contract', 'server', 'client', 'utils', 'tools'], args: ['--findRelatedTests', ...names] }
  const files = journeysOf(names, journeys())
  const browser = { layers: ['e2e'], args: ['--runTestsByPath', ...files] }
  return {
    checks: ['types'],
    runs: [...(names.length > 0 ? [related] : []), ...(files.length > 0 ? [browser] : [])],
  }
}
