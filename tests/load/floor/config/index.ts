import path from 'node:path'
import type { UserConfigExport } from '@tarojs/cli'

const root = path.resolve(__dirname, '../../../..')

const named = (url: string) => (url.startsWith('@/') ? { file: path.join(root, 'src', url.slice(2)) } : null)

/** Taro as it comes, but for its elements: with Taro's own the floor would be several times as heavy. */
const config: UserConfigExport<'webpack5'> = {
  projectName: 'floor',
  date: '2026-1-1',
  designWidth: 750,
  deviceRatio: { 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
  sourceRoot: 'src',
  outputRoot: '../../../dist/floor',
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  alias: { '@': path.join(root, 'src'), '@contract': path.join(root, 'contract') },
  h5: {
    // As in config/shared.ts, which Taro does not compile from here.
    sassLoaderOption: { sassOptions: { importer: named } },
    compile: { include: [path.join(root, 'src/platform')] },
    publicPath: './',
    useHtmlComponents: true,
    router: { mode: 'hash' },
    output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
    webpackChain: (chain) =>
      chain.resolve.alias.set('@tarojs/components$', path.join(root, 'src/platform/web/elements/index.h5.tsx')),
  },
}

export default config
