import { useLayoutEffect, useRef } from 'react'

/** The words of a text in a row, with a blank around each: a Chinese character is one, and so is what stands without a gap. */
function rowOf(text: string): string {
  const apart = text.toLowerCase().replace(/\p{Script=Han}/gu, ' $& ')
  return ` ${(apart.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word} `).join('')}`
}

/**
 * Names a control for assistive technology, unless what stands on it says something else: who speaks to the device reads
 * out what is to be seen (WCAG 2.5.3), so then the words on it are its name. A control with an icon alone keeps its label.
 * The label has to have the words in one row, as checkers compare them.
 */
export function useName(label: string | undefined) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const control = element.current
    if (label && rowOf(label).includes(rowOf(control?.textContent ?? ''))) control?.setAttribute('aria-label', label)
    else control?.removeAttribute('aria-label')
  })
  return element
}
