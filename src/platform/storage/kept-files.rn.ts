import * as files from 'expo-file-system'
import type { ChosenFile } from '@/platform/media/chosen'
import { uuid } from '@/platform/device/uuid'

const pathOf = (name: string) => `${files.documentDirectory}kept-${name}`

/** Keeps a copy of a chosen picture until it is dropped, since files in the cache may go; answers its name. */
export async function keepFile({ file }: ChosenFile): Promise<string> {
  const name = uuid()
  await files.copyAsync({ from: (file as { uri: string }).uri, to: pathOf(name) })
  return name
}

/** A kept picture by its name; rejects when the system has cleared it. */
export async function keptFile(name: string): Promise<ChosenFile> {
  const uri = pathOf(name)
  const { exists } = await files.getInfoAsync(uri)
  if (!exists) throw new Error(`No file is kept as ${name}`)
  return { preview: uri, bytes: 0, file: { uri, type: 'application/octet-stream', name: 'picture' } }
}

/** Removes a kept picture. */
export const dropFile = (name: string): Promise<void> => files.deleteAsync(pathOf(name), { idempotent: true })
