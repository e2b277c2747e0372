/**
 * Renders the short videos of the demo's product reviews again: server/demo/videos/<group>.mp4. Run
 * `CHROMIUM=/usr/bin/chromium node --import tsx scripts/demo-videos.ts`; the browser's encoder makes their frames.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { buildMall } from '../server/demo/mall'
import { filmed } from '../server/demo/mall/review-videos'
import { renderPicture } from '../server/demo/pictures'
import { citySeed } from '../server/demo/seed/city-seed'
import { type Film, mp4Of } from './lib/mp4'

const folder = path.resolve(import.meta.dirname, '../server/demo/videos')
const size = { width: 320, height: 432 }
const [seconds, perSecond] = [4, 12]

/** Films a picture as a hand does that holds a phone: nearer, farther, and never quite still. */
const film = (page: Page, source: string): Promise<Film> =>
  page.evaluate(
    async ({ source, width, height, seconds, perSecond }) => {
      const picture = new Image()
      picture.src = source
      await picture.decode()
      const canvas = new OffscreenCanvas(width, height)
      const brush = canvas.getContext('2d')
      if (!brush) throw new Error('There is no canvas to draw on')
      const samples: { bytes: number[]; isKey: boolean }[] = []
      let config: number[] = []
      const encoder = new VideoEncoder({
        output: (chunk, about) => {
          const bytes = new Uint8Array(chunk.byteLength)
          chunk.copyTo(bytes)
          samples.push({ bytes: [...bytes], isKey: chunk.type === 'key' })
          const described = about?.decoderConfig?.description
          if (described instanceof ArrayBuffer) config = [...new Uint8Array(described)]
        },
        error: (error) => {
          throw error
        },
      })
      const framerate = perSecond
      encoder.configure({ codec: 'avc1.42E01E', width, height, bitrate: 60_000, framerate, avc: { format: 'avc' } })
      for (let frame = 0; frame < seconds * perSecond; frame += 1) {
        const time = frame / perSecond
        const scale = (height / picture.height) * (1.25 + 0.12 * Math.sin(time * 1.3))
        const [sway, lift] = [8 * Math.sin(time * 2.1), 6 * Math.sin(time * 1.7 + 1)]
        brush.setTransform(scale, 0.012 * Math.sin(time), 0, scale, width / 2 + sway, height / 2 + lift)
        brush.drawImage(picture, -picture.width / 2, -picture.height / 2)
        const timestamp = Math.round(time * 1_000_000)
        const shot = new VideoFrame(canvas, { timestamp })
        encoder.encode(shot, { keyFrame: frame % (2 * perSecond) === 0 })
        shot.close()
      }
      await encoder.flush()
      return { samples, config, width, height, perSecond }
    },
    { source, ...size, seconds, perSecond },
  )

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '', args: ['--no-sandbox'] })
  const page = await browser.newPage()
  // Helper that the compiler of this script calls in each function.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
  // The encoder exists on secure pages alone.
  await page.route('**/*', (route) => route.fulfill({ body: '<title>Studio</title>', contentType: 'text/html' }))
  await page.goto('https://localhost/')
  mkdirSync(folder, { recursive: true })
  for (const { group, picture } of filmed(buildMall(citySeed))) {
    const webp = await renderPicture(picture, 640)
    const made = await film(page, `data:image/webp;base64,${webp.toString('base64')}`)
    writeFileSync(path.join(folder, `${group}.mp4`), mp4Of(made))
  }
  await browser.close()
}

void main()
