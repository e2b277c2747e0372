import { useEffect, useRef, useState } from 'react'
import { Canvas } from '@tarojs/components'
import Taro from '@tarojs/taro'
import type { Drawable, Paper, PaperProps, Pen } from './paper-types'

export type { Paper, Pen }

/** The picture of a canvas, which loads as one in a browser does. */
interface CanvasPicture extends Drawable {
  onload: () => void
  onerror: (error: unknown) => void
  src: string
}

interface File {
  tempFilePath: string
}

interface CanvasNode {
  width: number
  height: number
  getContext: (kind: '2d') => Pen
  createImage: () => CanvasPicture
  /** Export of Alipay; WeChat has a separate function. */
  toTempFilePath?: (answer: { success: (file: File) => void; fail: (error: unknown) => void }) => void
}

const weChatFile = (canvas: CanvasNode): Promise<File> => Taro.canvasToTempFilePath({ canvas: canvas as never })

const alipayFile = (canvas: CanvasNode): Promise<File> =>
  new Promise((success, fail) => canvas.toTempFilePath?.({ success, fail }))

const paperOf = (canvas: CanvasNode): Paper => ({
  pen: canvas.getContext('2d'),
  picture: (url) =>
    new Promise((resolve, reject) => {
      const image = canvas.createImage()
      image.onload = () => resolve(image)
      image.onerror = () => reject(new Error(`A picture could not be loaded: ${url}`))
      image.src = url
    }),
  toFile: async () => {
    const { tempFilePath } = await (canvas.toTempFilePath ? alipayFile(canvas) : weChatFile(canvas))
    return tempFilePath
  },
})

/** A canvas of the mini-program. */
export function PaperView({ label, width, height, className, onReady }: PaperProps) {
  const [id] = useState(() => `paper-${Math.random().toString(36).slice(2)}`)
  const given = useRef(false)
  const ask = () => {
    const found = ([result]: { node?: CanvasNode | null }[]) => {
      const canvas = result?.node
      if (given.current) return
      given.current = !!canvas
      onReady(canvas ? paperOf(Object.assign(canvas, { width, height })) : undefined)
    }
    Taro.createSelectorQuery().select(`#${id}`).node().exec(found)
  }
  // WeChat has the canvas once it is rendered; Alipay may make it later, and says so by `onReady`.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is there
  useEffect(() => Taro.nextTick(ask), [])
  const spoken = { 'aria-label': label, ariaLabel: label }
  return <Canvas type="2d" id={id} canvasId={id} className={className} onReady={ask} {...spoken} />
}
