import { useLayoutEffect, useRef } from 'react'

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Names a control for assistive technology, unless what stands on it says something else: who speaks to the device reads
 * out what is to be seen (WCAG 2.5.3), so then the words on it are its name. A control with an icon alone keeps its label.
 */
export function useName(label: string | undefined) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const control = element.current
    if (label && letters(label).includes(letters(control?.textContent ?? '')))
      control?.setAttribute('aria-label', label)
    else control?.removeAttribute('aria-label')
  })
  return element
}
