import { join } from 'node:path'
import { nodesIn } from './host/node'
import type { MiniProgram } from './host/program'

const KB = 1024

export const platforms = ['weapp', 'alipay'] as const
export type Platform = (typeof platforms)[number]

/** Folder of a platform's build. */
export const distOf = (platform: Platform): string => join(__dirname, '../../dist', platform)

/** WeChat's recommended limits: nodes in a page, and data in one setData (product text §9). */
export const advised = { nodes: 1000, setDataBytes: 64 * KB } as const

/** The elements of the page in view; a text belongs to its element. */
export const nodesOf = ({ page }: MiniProgram): number =>
  nodesIn(page.data.root).filter((node) => node.v === undefined).length

/** The setData of a program that are larger than one should be. */
export const tooLarge = ({ setDataSizes }: MiniProgram): { route: string; bytes: number }[] =>
  setDataSizes.filter(({ bytes }) => bytes > advised.setDataBytes)
