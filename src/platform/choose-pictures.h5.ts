import type { Chosen } from './chosen'

const kinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/** Lets the user take or choose up to `count` pictures; empty when cancelled. */
export function choosePictures(count: number): Promise<Chosen[]> {
  const field = document.createElement('input')
  Object.assign(field, { type: 'file', accept: kinds, multiple: count > 1, hidden: true })
  document.body.append(field)
  return new Promise<Chosen[]>((resolve) => {
    field.addEventListener('change', () => resolve([...(field.files ?? [])].slice(0, count).map(chosen)))
    field.addEventListener('cancel', () => resolve([]))
    field.click()
  }).finally(() => field.remove())
}

const chosen = (file: File): Chosen => ({ preview: URL.createObjectURL(file), bytes: file.size, file })

/** Revokes the preview URL. */
export const releasePicture = ({ preview }: Chosen): void => URL.revokeObjectURL(preview)
