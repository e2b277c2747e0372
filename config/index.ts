import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import { h5 } from './h5'
import { mini } from './mini'

const root = path.resolve(__dirname, '..')
const platform = process.env.TARO_ENV ?? 'h5'
/** Address of the server for mini-programs and native apps; a web page calls its origin. */
const api = process.env.TARO_APP_API ?? (platform === 'h5' ? '' : 'http://127.0.0.1:8080')

const output = process.env.LINLI_DIST ?? `dist/${platform}`
const art = 'src/components/frame/StateView/art'
const dots = 'src/features/map/dots'

const config: UserConfigExport<'webpack5'> = {
  projectName: 'linli',
  date: '2026-1-1',
  designWidth: 750,
  deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
  sourceRoot: 'src',
  outputRoot: output,
  plugins:
    platform === 'h5' ? [] : ['accessible', 'pages'].map((name) => path.join(__dirname, 'plugins', `${name}.ts`)),
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: process.env.LINLI_CACHE === '1' },
  alias: { '@': path.join(root, 'src'), '@contract': path.join(root, 'contract') },
  env: {
    TARO_APP_API: JSON.stringify(api),
    TARO_APP_PRODUCT_API: JSON.stringify(process.env.TARO_APP_PRODUCT_API ?? ''),
    TARO_APP_PRODUCT_PATHS: JSON.stringify(process.env.TARO_APP_PRODUCT_PATHS ?? ''),
    TARO_APP_ERROR_REPORT_DSN: JSON.stringify(process.env.TARO_APP_ERROR_REPORT_DSN ?? ''),
    TARO_APP_MOCK: JSON.stringify(process.env.TARO_APP_MOCK ?? ''),
    TARO_APP_VIRTUAL_GOODS: JSON.stringify(process.env.TARO_APP_VIRTUAL_GOODS ?? ''),
  },
  // `config/minify.ts` minifies in its place.
  jsMinimizer: 'terser',
  cssMinimizer: 'csso',
  // The pictures of states, which `StateView` names by their path, and the clear one that markers of a mini-program's map need.
  copy: {
    patterns: [platform === 'h5' ? { from: art, to: `${output}/art` } : { from: dots, to: `${output}/map` }],
    options: {},
  },
  mini: mini(root),
  h5: h5(root),
}

export default defineConfig<'webpack5'>(async () => config)
