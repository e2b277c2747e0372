import { useEffect, useRef } from 'react'
import { useBackGuard } from '@/platform/navigation/use-back-guard'

const focusable = 'button, input, textarea, a[href], [tabindex="0"]'

function cycle(box: HTMLElement, event: KeyboardEvent) {
  const all = [...box.querySelectorAll<HTMLElement>(focusable)]
  const [first, last] = [all[0] ?? box, all[all.length - 1] ?? box]
  const edge = event.shiftKey ? first : last
  const at = document.activeElement
  // Initially the dialog element itself has the focus, and Shift+Tab would leave it.
  if (at !== edge && at !== box && box.contains(at)) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next.focus()
}

/** The open dialogs, the topmost last: only that one answers to keys. */
const dialogs: symbol[] = []

/**
 * Traps the focus in the element `id` while it is open and on top of other dialogs, and closes it on Escape and on a step
 * back of the browser.
 */
export function useDialogKeys(id: string, open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useBackGuard(open, close)
  useEffect(() => {
    const box = open ? document.getElementById(id) : null
    if (!box) return
    const before = document.activeElement
    const self = Symbol(id)
    dialogs.push(self)
    box.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      if (dialogs[dialogs.length - 1] !== self) return
      if (event.key === 'Escape') latest.current()
      if (event.key === 'Tab') cycle(box, event)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      dialogs.splice(dialogs.indexOf(self), 1)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [id, open])
}
