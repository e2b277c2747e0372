import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { keepBuild, restoreBuild } from './build-cache.mjs'
import { install } from './install.mjs'
import { withLock } from './lock.mjs'
import { finishWeb } from './page.mjs'
import { Problem } from './problem.mjs'
import { node, npm, root } from './run.mjs'
import { fingerprint, readStamp, writeStamp } from './stamp.mjs'

const taro = (platform, finish) => ({
  finish,
  sources: [
    'src',
    'contract',
    'config',
    'babel.config.js',
    'tsconfig.json',
    'project.config.json',
    'package-lock.json',
    ...(finish ? ['scripts/lib/page.mjs'] : []),
  ],
  output: `dist/${platform}`,
  entry: `dist/${platform}/${platform === 'h5' ? 'index.html' : 'app.json'}`,
  run: (options) =>
    node(['node_modules/@tarojs/cli/bin/taro', 'build', '--type', platform], {
      ...options,
      env: { ...process.env, NODE_ENV: 'production' },
    }),
})

const native = {
  sources: [
    ...['index.js', 'app.json', 'bundle.mjs', 'babel.config.js', 'metro.config.js', 'package-lock.json', 'config'].map(
      (name) => `native/${name}`,
    ),
    'src',
    'contract',
  ],
  output: 'native/dist',
  entry: 'native/dist/android/index.android.bundle',
  needs: () => install('native'),
  run: async (options) => {
    await install('native')
    return npm(['run', 'bundle'], { ...options, cwd: join(root, 'native') })
  },
}

const builds = {
  h5: taro('h5', () => finishWeb(join(root, 'dist/h5'))),
  weapp: taro('weapp'),
  alipay: taro('alipay'),
  native,
}

/** The names of all builds. */
export const platforms = Object.keys(builds)

/** Settings that are compiled into a build. */
const compiledIn = () => Object.entries(process.env).filter(([name]) => name.startsWith('TARO_APP_'))

/** Stamps are kept outside the output folder, which Taro clears. */
const stampOf = (platform) => join(root, 'dist/.stamps', platform)

const printOf = (platform) => fingerprint(builds[platform].sources, compiledIn(), process.versions.node.split('.')[0])

/** Whether the build on disk is up to date with the sources. */
export const isBuilt = (platform) =>
  readStamp(stampOf(platform)) === printOf(platform) && existsSync(join(root, builds[platform].entry))

/**
 * Builds a platform. Fails also when Taro succeeds without output.
 * @param quiet captures the tool's output for the failure's message
 */
export const build = (platform, { quiet = false } = {}) =>
  withLock(`${stampOf(platform)}.lock`, async () => {
    const { entry, output: made, run, finish } = builds[platform]
    const print = printOf(platform)
    rmSync(stampOf(platform), { force: true })
    rmSync(join(root, entry), { force: true })
    const { code, output } = await run({ quiet })
    const details = quiet ? `\n${output}` : ''
    if (code !== 0) throw new Problem(`The build of ${platform} failed.${details}`)
    if (!existsSync(join(root, entry))) throw new Problem(`The build of ${platform} produced no ${entry}.${details}`)
    await finish?.()
    keepBuild(platform, print, join(root, made))
    writeStamp(stampOf(platform), print)
  })

/** Restores a cached build of the current sources, if any. Packages that the build needs are installed in any case. */
const restore = async (platform) => {
  const { output, needs } = builds[platform]
  await needs?.()
  const print = printOf(platform)
  const restored = restoreBuild(platform, print, join(root, output))
  if (restored) writeStamp(stampOf(platform), print)
  return restored
}

/** Builds a platform unless the build on disk or a cached one is up to date. */
export const buildWhenStale = async (platform, options) => {
  if (!isBuilt(platform) && !(await restore(platform))) await build(platform, options)
}
