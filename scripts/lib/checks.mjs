import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhenStale } from './build.mjs'
import { Problem } from './problem.mjs'
import { node, root } from './run.mjs'

const bin = {
  eslint: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
  stylelint: ['node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.scss', '--max-warnings', '0'],
  prettier: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  tsc: ['node_modules/typescript/bin/tsc', '--noEmit'],
}

const tool = (name) => async () => {
  const { code, output } = await node(bin[name], { quiet: true })
  if (code !== 0) throw new Problem(output.trim())
}

const lint = async () => {
  for (const name of ['eslint', 'stylelint', 'prettier']) await tool(name)()
}

const made = (platform) => () => buildWhenStale(platform, { quiet: true })

const hasNative = existsSync(join(root, 'native/package.json'))

/** The checks other than Jest's tests; each counts as one. The longest come first, so that the lanes end together. */
export const checks = {
  ...(hasNative ? { 'build-native': made('native') } : {}),
  lint,
  'build-h5': made('h5'),
  types: tool('tsc'),
  'build-weapp': made('weapp'),
  'build-alipay': made('alipay'),
}

const everyBuild = Object.keys(checks).filter((name) => name.startsWith('build-'))

/** Jest's projects and the checks that they require. */
export const projects = {
  contract: [],
  server: [],
  suite: [],
  utils: [],
  client: [],
  tools: [],
  e2e: ['browser', 'build-h5'],
  mini: ['build-weapp', 'build-alipay'],
  ...(hasNative ? { native: ['build-native'] } : {}),
  size: everyBuild.filter((name) => name !== 'build-native'),
}
