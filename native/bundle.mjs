// Builds the Android bundle of the same src/ as the other clients: dist/android/index.android.bundle.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))
const out = path.join(here, 'dist', 'android')
const cli = path.join(here, 'node_modules', 'react-native', 'cli.js')

// Taro looks for its sources inside the package. A junction is what Windows lets everyone make.
const link = path.join(here, 'src')
if (!existsSync(link)) symlinkSync(path.join(here, '..', 'src'), link, 'junction')

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

const options = {
  platform: 'android',
  dev: 'false',
  // Hermes compiles the bundle to bytecode, which drops what a minifier would, and React Native's own builds leave it out too.
  minify: 'false',
  'entry-file': 'index.js',
  'bundle-output': path.join(out, 'index.android.bundle'),
  'assets-dest': path.join(out, 'res'),
}
const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
const env = { ...process.env, NODE_ENV: 'production', TARO_ENV: 'rn' }
const { status } = spawnSync(process.execPath, [cli, 'bundle', ...words], { cwd: here, env, stdio: 'inherit' })
process.exit(status ?? 1)
