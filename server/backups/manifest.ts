import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { StartError } from '../config'

/** The file that makes a folder a whole backup; it is written last. */
export const manifestName = 'backup.json'

/** A path below the backup's folder, with `/` on every system. */
const path = z.string().check(
  z.refine((value) => {
    const parts = value.split('/')
    return (
      ['postgres', 'media', 'data.key'].includes(parts[0] ?? '') && !parts.some((part) => /^\.{0,2}$|\\/.test(part))
    )
  }),
)

const schema = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** The major version of the PostgreSQL whose files these are. */
  postgres: z.string(),
  folders: z.array(path),
  files: z.record(path, z.object({ size: z.number(), sha256: z.string() })),
})

/** Content of a backup. */
export type Manifest = z.output<typeof schema>

/** Size and hash of one file. */
export type FileFacts = Manifest['files'][string]

/**
 * The manifest of a backup.
 * @throws StartError for a folder that is none, or not a whole one
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, manifestName)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(`${folder} is not a whole backup: ${file} cannot be read.`, { cause: error })
  })
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    found = undefined
  }
  const { success, data } = schema.safeParse(found)
  if (!success) throw new StartError(`${file} is damaged, or was written by another release.`)
  return data
}
