import { useEffect, useRef } from 'react'
import type { Paper, PaperProps, Pen } from './paper-types'

export type { Paper, Pen }

function pictureOf(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  // Else a canvas with a picture of another origin could not be read.
  image.crossOrigin = 'anonymous'
  image.src = url
  return image.decode().then(() => image)
}

const fileOf = (canvas: HTMLCanvasElement): Promise<string> =>
  new Promise((resolve, reject) => {
    const made = (blob: Blob | null) =>
      blob ? resolve(URL.createObjectURL(blob)) : reject(new Error('A canvas made no picture'))
    canvas.toBlob(made, 'image/png')
  })

/** A canvas of the page. */
export function PaperView({ label, width, height, className, onReady }: PaperProps) {
  const element = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = element.current
    const pen = canvas?.getContext('2d')
    onReady(canvas && pen ? { pen, picture: pictureOf, toFile: () => fileOf(canvas) } : undefined)
    // The canvas is drawn on once, when it is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return <canvas ref={element} width={width} height={height} className={className} role="img" aria-label={label} />
}
