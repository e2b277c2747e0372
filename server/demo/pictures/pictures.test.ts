/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@contract/limits'
import sharp from 'sharp'
import { aspects, pictureHash, pictureOf, PictureStore, renderPicture, type PictureKind, type Recipe } from './index'
import { recolour } from './tints'

const bowl: Recipe = {
  kind: 'dish',
  backdrop: 'tomato',
  pieces: [
    { emoji: 'steaming-bowl', size: 0.76, x: 0.5, y: 0.5 },
    { emoji: 'herb', size: 0.24, x: 0.12, y: 0.78, tilt: -20 },
  ],
}

const pixelAt = async (picture: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4
  return [...data.subarray(at, at + 4)] as [number, number, number, number]
}

describe('the name of a picture', () => {
  it('is the same however the recipe is written down', () => {
    const { pieces, backdrop, kind } = bowl
    expect(pictureHash({ pieces, backdrop, kind, awning: undefined })).toBe(pictureHash(bowl))
    expect(pictureHash(bowl)).toMatch(/^[0-9a-f]{16}$/)
  })

  it('changes with whatever is drawn differently', () => {
    const others: Recipe[] = [
      { ...bowl, backdrop: 'amber' },
      { ...bowl, kind: 'wide' },
      { ...bowl, pieces: [...bowl.pieces].reverse() },
      { ...bowl, awning: '#B5121B' },
    ]
    expect(new Set([bowl, ...others].map(pictureHash)).size).toBe(5)
  })

  it('comes with the colour of its backdrop', () => {
    expect(pictureOf(bowl)).toEqual({ path: `/pictures/${pictureHash(bowl)}`, colour: '#FFC9B5' })
    expect(pictureOf({ ...bowl, kind: 'icon' }).colour).toBe('transparent')
  })
})

describe('a drawn picture', () => {
  it.each(Object.keys(aspects) as PictureKind[])('of kind %s has its proportions', async (kind) => {
    const { width, height, format } = await sharp(await renderPicture({ ...bowl, kind }, 208)).metadata()
    expect([format, width, height]).toEqual(['webp', 208, Math.round(208 / aspects[kind])])
  })

  it('shows a red bowl on a light wall', async () => {
    const picture = await renderPicture(bowl, 208)
    const [red, green, blue] = await pixelAt(picture, 0.5, 0.62)
    expect(red).toBeGreaterThan(150)
    expect(Math.max(green, blue)).toBeLessThan(110)
    expect(Math.min(...(await pixelAt(picture, 0.3, 0.05)))).toBeGreaterThan(220)
  })

  it('shows a blue bowl when it is tinted', async () => {
    const [piece] = bowl.pieces
    const tinted: Recipe = { ...bowl, pieces: [{ ...piece, tint: 'blue' }] }
    const [red, , blue] = await pixelAt(await renderPicture(tinted, 208), 0.5, 0.62)
    expect(blue).toBeGreaterThan(red + 40)
  })

  it('has the stripes of an awning only where one is asked for', async () => {
    const awned = await renderPicture({ ...bowl, kind: 'store', awning: '#B5121B' }, 208)
    const [red, green] = await pixelAt(awned, 0.08, 0.05)
    expect(red - green).toBeGreaterThan(120)
    const [, plainGreen] = await pixelAt(await renderPicture(bowl, 208), 0.08, 0.05)
    expect(plainGreen).toBeGreaterThan(200)
  })

  it('of an icon leaves its ground clear', async () => {
    const icon: Recipe = { ...bowl, kind: 'icon', pieces: [{ emoji: 'pill', size: 1, x: 0.5, y: 0.5 }] }
    const picture = await renderPicture(icon, 80)
    expect((await pixelAt(picture, 0, 0))[3]).toBe(0)
    expect((await pixelAt(picture, 0.5, 0.5))[3]).toBe(255)
  })

  it('fails when it names an emoji that does not exist', async () => {
    const wrong: Recipe = { ...bowl, pieces: [{ emoji: 'unicorn-soup', size: 0.5, x: 0.5, y: 0.5 }] }
    await expect(renderPicture(wrong, 80)).rejects.toThrow('unicorn-soup')
  })
})

describe('recolouring', () => {
  it('turns magenta to the red of food and leaves other colours', () => {
    const [, red, green, blue] = /#(..)(..)(..)/.exec(recolour('tomato', '#E0207A'))!.map((part) => parseInt(part, 16))
    expect(red).toBeGreaterThan(180)
    expect(Math.abs(green - blue)).toBeLessThan(40)
    expect(recolour('tomato', '#1B7F3B')).toBe('#1B7F3B')
  })

  it('leaves the pinks of sweets and blossoms', () => {
    expect(recolour('shaved-ice', '#E0207A')).toBe('#E0207A')
  })
})

describe('the picture store', () => {
  let cacheDir: string
  beforeEach(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'pictures-'))
  })
  afterEach(async () => {
    await rm(cacheDir, { recursive: true })
  })

  it('draws a file once, however many ask for it, and leaves no drafts', async () => {
    const render = jest.fn(renderPicture)
    const store = new PictureStore({ cacheDir, recipes: [bowl], render })
    const hash = pictureHash(bowl)
    const paths = await Promise.all([1, 2, 3, 4].map(() => store.file(hash, 80)))
    expect(new Set(paths)).toEqual(new Set([join(cacheDir, `${hash}-80.webp`)]))
    expect(render).toHaveBeenCalledTimes(1)
    expect(await readdir(cacheDir)).toEqual([`${hash}-80.webp`])
    expect((await sharp(await readFile(paths[0]!)).metadata()).width).toBe(80)
  })

  it('finds what was drawn before it started', async () => {
    const hash = pictureHash(bowl)
    await new PictureStore({ cacheDir, recipes: [bowl] }).file(hash, 112)
    const render = jest.fn(renderPicture)
    expect(await new PictureStore({ cacheDir, recipes: [bowl], render }).file(hash, 112)).toContain(hash)
    expect(render).not.toHaveBeenCalled()
  })

  it('knows nothing of other pictures and widths', async () => {
    const store = new PictureStore({ cacheDir, recipes: [bowl] })
    expect(await store.file('../../etc/passwd', 80)).toBeUndefined()
    expect(await store.file(pictureHash({ ...bowl, backdrop: 'sky' }), 80)).toBeUndefined()
    expect(await store.file(pictureHash(bowl), 81)).toBeUndefined()
    expect(await readdir(cacheDir)).toEqual([])
  })

  it('draws again after a failure', async () => {
    const render = jest.fn(renderPicture).mockRejectedValueOnce(new Error('no memory'))
    const store = new PictureStore({ cacheDir, recipes: [bowl], render })
    await expect(store.file(pictureHash(bowl), 80)).rejects.toThrow('no memory')
    expect(await store.file(pictureHash(bowl), 80)).toContain('-80.webp')
  })

  it('keeps every width of the contract', async () => {
    const store = new PictureStore({ cacheDir, recipes: [bowl] })
    for (const width of limits.pictureWidths) expect(await store.file(pictureHash(bowl), width)).toContain(`-${width}.`)
  })
})

describe('a city that is drawn', () => {
  it('is drawn two pictures at a time, and continues after a failed one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'linli-drawing-'))
    let running = 0
    let most = 0
    const render = async (): Promise<Buffer> => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      throw new Error('disk full')
    }
    const store = new PictureStore({ cacheDir: folder, recipes: [bowl], render })
    const drawn = await Promise.allSettled(limits.pictureWidths.map((width) => store.file(pictureHash(bowl), width)))
    expect(drawn.map(({ status }) => status)).toEqual(limits.pictureWidths.map(() => 'rejected'))
    expect(most).toBe(2)
    await rm(folder, { recursive: true })
  })
})
