import { useLayoutEffect, useRef } from 'react'

/** The visible text as one row of words separated by blanks; each Chinese character counts as a word. */
function rowOf(text: string): string {
  const apart = text.toLowerCase().replace(/\p{Script=Han}/gu, ' $& ')
  return ` ${(apart.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word} `).join('')}`
}

/**
 * Sets `aria-label` unless the visible text differs from it: the accessible name must contain the visible text (WCAG
 * 2.5.3), so the text becomes the name. Icon-only controls keep their label.
 */
export function useName(label: string | undefined) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const control = element.current
    const text = control?.textContent ?? ''
    // Most hold no words, or just those: a comparison less for each of hundreds.
    if (label && (text === '' || text === label || rowOf(label).includes(rowOf(text))))
      control?.setAttribute('aria-label', label)
    else control?.removeAttribute('aria-label')
  })
  return element
}
