import type { UserConfigExport } from '@tarojs/cli'
import { compile, cssModules, dropMobxTexts, markPure, sassLoaderOption, sayLess } from './shared'

type MiniConfig = Extract<UserConfigExport<'webpack5'>, { mini?: unknown }>['mini']

export const mini = (root: string): MiniConfig => ({
  sassLoaderOption: sassLoaderOption(root),
  compile: compile(root),
  miniCssExtractPluginOption: { ignoreOrder: true },
  optimizeMainPackage: { enable: true },
  postcss: { pxtransform: { enable: true, config: {} }, cssModules },
  webpackChain: (chain) => {
    markPure(root, chain)
    dropMobxTexts(chain)
    sayLess(chain)
  },
})
