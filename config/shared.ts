import path from 'node:path'
import type { UserConfigExport } from '@tarojs/cli'
import { BriefStats } from './plugins/brief-stats'

/** Lets style sheets name ours as scripts do: `@/styles/tokens`. */
export const sassLoaderOption = (root: string) => ({
  sassOptions: {
    quietDeps: true,
    importer: (url: string) => (url.startsWith('@/') ? { file: path.join(root, 'src', url.slice(2)) } : null),
  },
})

export const cssModules = {
  enable: true,
  config: { namingPattern: 'module', generateScopedName: '[hash:base64:6]' },
} as const

/** The contract is compiled like the client's own source. */
export const compile = (root: string) => ({ include: [path.join(root, 'contract')] })

type H5Config = NonNullable<Extract<UserConfigExport<'webpack5'>, { h5?: unknown }>['h5']>
export type Chain = Parameters<NonNullable<H5Config['webpackChain']>>[0]

/** Our scripts do nothing by being imported, so a file that gathers exports brings only those that are used. */
export function markPure(root: string, chain: Chain): void {
  chain.module
    .rule('pure')
    .test(/\.tsx?$/)
    .include.add(path.join(root, 'src'))
    .add(path.join(root, 'contract'))
    .end()
    .exclude.add(/src[\\/]app\.tsx$/)
    .end()
    .set('sideEffects', false)
}

/** Has webpack say no more of a build than Taro reads. */
export function sayLess(chain: Chain): void {
  chain.plugin('brief-stats').use(BriefStats)
}

/** Minifiers leave MobX's texts of errors for development in the scripts; its minified file has none. */
export function dropMobxTexts(chain: Chain): void {
  if (process.env.NODE_ENV === 'production') chain.resolve.alias.set('mobx$', 'mobx/dist/mobx.esm.production.min.js')
}
