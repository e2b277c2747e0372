import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildWhenStale } from './build.mjs'
import { Problem } from './problem.mjs'
import { node, root } from './run.mjs'
import { fingerprint } from './stamp.mjs'

const needs = createRequire(import.meta.url)('../../jest/needs.js')

const bin = {
  types: ['node_modules/typescript-native/bin/tsc', '--noEmit'],
  oxlint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--max-warnings', '0'],
  eslint: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
  oxfmt: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  stylelint: ['node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.scss', '--max-warnings', '0'],
}

/**
 * Inputs of ESLint's result besides the file's content. It does not notice changes of the project's rules; these depend on
 * nothing else but the folders that are screens.
 */
const settings = ['eslint.config.mjs', 'scripts/lint', 'src/routes.ts', 'src/work-routes.ts', 'package-lock.json']

/** Leaves out the files that passed ESLint with the same content and settings. */
const cached = (name) => {
  if (name !== 'eslint') return []
  const print = fingerprint(settings, process.versions.node).slice(0, 16)
  return ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}-${print}`]
}

const tool = (name) => async () => {
  const { code, output } = await node([...bin[name], ...cached(name)], { quiet: true })
  if (code !== 0) throw new Problem(output.trim())
}

/** The checks that read the sources. */
export const lints = Object.fromEntries(Object.keys(bin).map((name) => [name, tool(name)]))

const hasNative = existsSync(join(root, 'native/package.json'))

const platforms = ['h5', ...(hasNative ? ['native'] : []), 'weapp', 'alipay']

/** The builds, in the order in which the tests come to require them. */
export const builds = Object.fromEntries(
  platforms.map((platform) => [`build-${platform}`, () => buildWhenStale(platform, { quiet: true })]),
)

/** The checks other than Jest's tests; each counts as one. Tests wait for builds, so these come first. */
export const checks = { ...builds, ...lints }

/** Jest's projects and the checks that they require. */
export const projects = {
  contract: [],
  server: [],
  suite: [],
  utils: [],
  client: [],
  tools: [],
  e2e: needs.e2e,
  mini: needs.mini,
  ...(hasNative ? { native: needs.native } : {}),
  size: needs.size,
}
