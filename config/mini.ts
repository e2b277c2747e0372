import type { UserConfigExport } from '@tarojs/cli'
import { compile, cssModules, dropMobxTexts, markPure, sassLoaderOption, sayLess } from './shared'

type MiniConfig = Extract<UserConfigExport<'webpack5'>, { mini?: unknown }>['mini']

/**
 * Modules that stay in the main package of Alipay, whose packages have one limit together: the code maker is used by seven subpackages, each of which
 * would have a copy of its 20 KB. WeChat limits its main package separately, so the copies stay there.
 */
const isKeptWhole = ({ resource }: { readonly resource?: string }): boolean =>
  process.env.TARO_ENV === 'alipay' && resource?.includes('/qrcode-generator/') === true

export const mini = (root: string): MiniConfig => ({
  sassLoaderOption: sassLoaderOption(root),
  compile: compile(root),
  miniCssExtractPluginOption: { ignoreOrder: true },
  optimizeMainPackage: { enable: true, exclude: [isKeptWhole] },
  postcss: { pxtransform: { enable: true, config: {} }, cssModules },
  webpackChain: (chain) => {
    markPure(root, chain)
    dropMobxTexts(chain)
    sayLess(chain)
  },
})
