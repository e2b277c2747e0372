import type { UserConfigExport } from '@tarojs/cli'
import { minify } from './minify'
import { compile, cssModules, dropMobxTexts, markPure, sassLoaderOption, sayLess } from './shared'

type MiniConfig = Extract<UserConfigExport<'webpack5'>, { mini?: unknown }>['mini']

/** Cards of products, which the result of a payment shows as the mall does, whose package of WeChat is full. */
const cards = ['/features/mall/Together/', '/features/mall/ProductCard/', '/features/mall/columns.ts']

/** The maker of QR codes, 10 KB in every subpackage with a picture to share, one of which is full. */
const codes = ['/uqr/']

/** The last step of a purchase, which six subpackages share. */
const checkOut = ['/features/checkout/']

/** Modules of nearly every subpackage: the contract, with all that shares it. */
const shared = ['/contract/']

/**
 * Modules that stay in the main package. In Alipay, whose packages have one limit together, these are the shared ones too: every subpackage that uses one
 * would have a copy of it, 1.3 of 4.2 MB. WeChat limits its main package separately, so the copies stay there.
 */
const isKeptWhole = ({ resource = '' }: { readonly resource?: string }): boolean =>
  [...cards, ...codes, ...checkOut, ...(process.env.TARO_ENV === 'alipay' ? shared : [])].some((part) =>
    resource.includes(part),
  )

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
    minify(chain)
  },
})
