import { createStore, del, get, set } from 'idb-keyval'
import type { ChosenFile } from '@/platform/media/chosen'
import { uuid } from '@/platform/device/uuid'

const store = createStore('linli-files', 'kept')

/** Keeps a copy of a chosen picture in the browser's database until it is dropped; answers its name. */
export async function keepFile({ file }: ChosenFile): Promise<string> {
  const name = uuid()
  await set(name, file, store)
  return name
}

/** A kept picture by its name; rejects when the browser has cleared it. */
export async function keptFile(name: string): Promise<ChosenFile> {
  const file = await get<Blob>(name, store)
  if (!file) throw new Error(`No file is kept as ${name}`)
  return { preview: URL.createObjectURL(file), bytes: file.size, file }
}

/** Removes a kept picture. */
export const dropFile = (name: string): Promise<void> => del(name, store)
