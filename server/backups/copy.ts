import { createHash } from 'node:crypto'
import { mkdir, open, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileFacts } from './manifest'

/** Whether something that was there a moment ago is gone. */
const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Undefined in place of the error when what is read is gone. */
export const unlessGone = (error: unknown): undefined => {
  if (isGone(error)) return undefined
  throw error
}

const chunkSize = 1 << 20

/** Copies a file, readable by its owner alone, and durably unless `lazily`; returns what was written. */
export async function copyFile(from: string, to: string, signal: AbortSignal, lazily = false): Promise<FileFacts> {
  const source = await open(from)
  try {
    const target = await open(to, 'wx', 0o600)
    try {
      const hash = createHash('sha256')
      const chunk = Buffer.allocUnsafe(chunkSize)
      let size = 0
      for (;;) {
        signal.throwIfAborted()
        const { bytesRead } = await source.read(chunk, 0, chunkSize)
        if (bytesRead === 0) break
        const bytes = chunk.subarray(0, bytesRead)
        hash.update(bytes)
        await target.appendFile(bytes)
        size += bytesRead
      }
      if (!lazily) await target.sync()
      return { size, sha256: hash.digest('hex') }
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** A backup that is being written: copies files into its folder and notes what it holds. */
export class Writing {
  readonly folders: string[] = []
  readonly files: Record<string, FileFacts> = {}

  constructor(
    private readonly folder: string,
    private readonly signal: AbortSignal,
  ) {}

  /** Adds a file under a path; one that is gone, or was added before, is left out. */
  async add(from: string, path: string): Promise<void> {
    if (path in this.files) return
    const facts = await copyFile(from, join(this.folder, path), this.signal).catch(unlessGone)
    if (facts) this.files[path] = facts
  }

  /** Adds a file of a text. */
  async write(text: string, path: string): Promise<void> {
    const bytes = Buffer.from(text)
    await mkdir(dirname(join(this.folder, path)), { recursive: true })
    await writeFile(join(this.folder, path), bytes, { mode: 0o600, flag: 'wx', flush: true })
    this.files[path] = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  }

  /**
   * Adds a folder with all in it that is wanted, files and folders by their paths below it. Links and the like are left out.
   */
  async addFolder(from: string, path: string, wants: (below: string) => boolean, below = ''): Promise<void> {
    const entries = await readdir(join(from, below), { withFileTypes: true }).catch(unlessGone)
    if (!entries) return
    const inside = below === '' ? path : `${path}/${below}`
    await mkdir(join(this.folder, inside), { recursive: true, mode: 0o700 })
    if (!this.folders.includes(inside)) this.folders.push(inside)
    for (const entry of entries) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`
      if (!wants(name)) continue
      if (entry.isDirectory()) await this.addFolder(from, path, wants, name)
      else if (entry.isFile()) await this.add(join(from, name), `${path}/${name}`)
    }
  }
}
