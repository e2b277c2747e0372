import { useEffect, useState } from 'react'
import { Canvas } from '@tarojs/components'
import Taro from '@tarojs/taro'
import type { Drawable, Paper, PaperProps, Pen } from './paper-types'

export type { Paper, Pen }

/** Whether the platform has canvases. */
export const canDraw = true

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
  /** Alipay's way to a file; WeChat has a function of its own. */
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
  useEffect(() => {
    const found = ([result]: { node?: CanvasNode }[]) => {
      const canvas = result?.node
      onReady(canvas && paperOf(Object.assign(canvas, { width, height })))
    }
    Taro.nextTick(() => Taro.createSelectorQuery().select(`#${id}`).node().exec(found))
    // The canvas is drawn on once, when it is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
  return <Canvas type="2d" id={id} canvasId={id} className={className} {...{ 'aria-label': label, ariaLabel: label }} />
}
