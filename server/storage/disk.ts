import { randomBytes } from 'node:crypto'
import { open, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { checkedName, type Storage } from './storage'

const missing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Folder of uploaded files on a server without a bucket. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media')

/** Keeps files in a folder of this machine, spread over subfolders by the first two letters of their names. */
export class DiskStorage implements Storage {
  constructor(private readonly root: string) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    const path = this.path(name)
    // Two may write the same file at once.
    const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(unfinished, bytes)
      await rename(unfinished, path)
    } catch (error) {
      // A partial file would keep a full disk full.
      await rm(unfinished, { force: true })
      throw error
    }
  }

  async open(name: string): Promise<Readable | undefined> {
    try {
      const file = await open(this.path(name))
      return file.createReadStream()
    } catch (error) {
      if (missing(error)) return undefined
      throw error
    }
  }

  async remove(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(this.path(name), { force: true })))
  }

  private path(name: string): string {
    return join(this.root, checkedName(name).slice(0, 2), name)
  }
}
