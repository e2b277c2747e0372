import { useEffect } from 'react'
import type { PaperProps, Pen } from '@/platform/media/paper-types'

/** Texts drawn on papers. */
export const written: string[] = []

const wide = 5
const own: Record<string, unknown> = {
  measureText: (text: string) => ({ width: text.length * wide }),
  fillText: (text: string) => written.push(text),
}
const nothing = () => undefined
const pen = new Proxy(own, { get: (set, name: string) => set[name] ?? nothing }) as unknown as Pen

/** Number of the next canvases that the platform fails to supply. */
export const missing = { count: 0 }

/** Stands in for `@/platform/paper`: a canvas that notes what is written on it. */
export function PaperView({ label, onReady }: PaperProps) {
  useEffect(() => {
    const picture = () => Promise.resolve({ width: 1, height: 1 })
    if (missing.count > 0) {
      missing.count -= 1
      return onReady(undefined)
    }
    onReady({ pen, picture, toFile: () => Promise.resolve('blob:poster') })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as a canvas
  }, [])
  return <div role="img" aria-label={label} />
}
