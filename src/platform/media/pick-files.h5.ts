/** Lets the user choose files of some types, several or one; empty when cancelled. */
export function pickFiles(accept: string, multiple = false): Promise<File[]> {
  const field = document.createElement('input')
  Object.assign(field, { type: 'file', accept, multiple, hidden: true })
  document.body.append(field)
  return new Promise<File[]>((resolve) => {
    field.addEventListener('change', () => resolve([...(field.files ?? [])]))
    field.addEventListener('cancel', () => resolve([]))
    field.click()
  }).finally(() => field.remove())
}
