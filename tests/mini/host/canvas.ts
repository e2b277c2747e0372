/** A picture of a canvas, which loads on demand of the test. */
class CanvasPicture {
  width = 100
  height = 100
  onload: () => void = () => undefined
  onerror: (error: unknown) => void = () => undefined

  set src(_: string) {
    setTimeout(() => this.onload(), 0)
  }
}

const set: Record<string, unknown> = {}
const pen = new Proxy(set, { get: (own, name: string) => own[name] ?? (() => ({ width: 10 })) })

const file = { tempFilePath: 'wxfile://poster.png' }

/** Alipay's canvases make files themselves. */
const alipays = { toTempFilePath: (answer: { success: (made: object) => void }) => setTimeout(answer.success, 0, file) }

/** A canvas node whose context takes every drawing. */
export const aCanvas = (platform: string) => ({
  ...{ width: 0, height: 0, getContext: () => pen, createImage: () => new CanvasPicture() },
  ...(platform === 'alipay' ? alipays : {}),
})
