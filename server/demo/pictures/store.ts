import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limits, type PictureWidth } from '@contract/limits'
import { v7 as uuid } from 'uuid'
import { permits } from '../../security/permits'
import { pictureHash, type Recipe } from './recipe'
import { renderPicture } from './render'

/** The limit of concurrent renderings, which compete with requests for the processor. */
const rendersAtOnce = 2

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Whether pictures are available in a width. */
export const isPictureWidth = (width: number): width is PictureWidth =>
  limits.pictureWidths.some((known) => known === width)

/** The demo city's picture files, rendered on first request and cached in `cacheDir` as `<hash>-<width>.webp`. */
export class PictureStore {
  private readonly recipes: Map<string, Recipe>
  private readonly cacheDir: string
  private readonly running = new Map<string, Promise<string>>()
  private readonly semaphore = permits(rendersAtOnce)

  private readonly render: typeof renderPicture

  constructor(options: { cacheDir: string; recipes: Iterable<Recipe>; render?: typeof renderPicture }) {
    this.render = options.render ?? renderPicture
    this.cacheDir = options.cacheDir
    this.recipes = new Map([...options.recipes].map((recipe) => [pictureHash(recipe), recipe]))
  }

  /**
   * The path of the WebP file of picture `hash` at `width`, or undefined when there is no such picture or width.
   * Concurrent requests share one rendering.
   */
  async file(hash: string, width: number): Promise<string | undefined> {
    const recipe = this.recipes.get(hash)
    if (!recipe || !isPictureWidth(width)) return undefined
    const path = join(this.cacheDir, `${hash}-${width}.webp`)
    const running = this.running.get(path) ?? this.begin(path, recipe, width)
    return running
  }

  private begin(path: string, recipe: Recipe, width: number) {
    const work = this.keep(path, recipe, width).finally(() => this.running.delete(path))
    this.running.set(path, work)
    return work
  }

  private async keep(path: string, recipe: Recipe, width: number) {
    if (await exists(path)) return path
    const picture = await this.semaphore.runExclusive(() => this.render(recipe, width))
    await mkdir(this.cacheDir, { recursive: true })
    const draft = `${path}.${uuid()}`
    await writeFile(draft, picture)
    await rename(draft, path)
    return path
  }
}
