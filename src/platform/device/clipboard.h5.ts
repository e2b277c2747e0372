/** The way to copy where the Clipboard API is missing, as on pages over plain HTTP. */
function copySelected(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  const before = document.activeElement
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  if (!copied) throw new Error('the browser refused to copy')
}

/** Copies text; rejects when the browser refuses. */
export const copy = async (text: string): Promise<void> => {
  // Absent on pages over plain HTTP, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (clipboard) await clipboard.writeText(text)
  else copySelected(text)
}

/** Browsers say nothing about a copied text. */
export const tellsOfCopying = false
