import type { Locator } from 'playwright-core'

/** Runs in the page: texts that a box cuts or breaks within their words, and texts that overlap another one, by their words. */
function find(root: Element): string[] {
  /** The share of the window below which a column breaks words that would fit into a wider one. */
  const narrow = 0.4

  interface Line {
    words: string
    element: Element
    box: DOMRect
  }

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const parentsOf = (element: Element): Element[] =>
    element.parentElement && element !== root ? [element, ...parentsOf(element.parentElement)] : [element]
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

  /** A line's rectangle without the room that fonts keep above and below their letters. */
  const letters = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y + height * 0.2, width, height * 0.6)

  const linesOf = (node: Node): Line[] => {
    const element = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!element || !words || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map((box) => ({ words, element, box: letters(box) }))
  }

  const nodes: Line[] = []
  const texts: Node[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    nodes.push(...linesOf(walker.currentNode))
    texts.push(walker.currentNode)
  }

  /** The lines that a part of a text is drawn in. */
  const linesIn = (text: Node, from: number, to: number): number => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom)))
      .size
  }

  /** Whether a narrow column breaks a text within a word, or sets its characters one under the other. */
  const broken = (text: Node): boolean => {
    const element = text.parentElement
    const words = text.textContent ?? ''
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const range = document.createRange()
    range.selectNodeContents(text)
    const { width, height } = range.getBoundingClientRect()
    if (width === 0 || width > window.innerWidth * narrow || height < 2 * parseFloat(styleOf(element).fontSize))
      return false
    const inWord = [...words.matchAll(/[\p{Script=Latin}\d¥.,]{3,}/gu)].some(
      ({ index, 0: word }) => linesIn(text, index, index + word.length) > 1,
    )
    return inWord || (words.length > 2 && linesIn(text, 0, words.length) > words.length / 2)
  }

  /** Whether a box that hides what is beyond it cuts the line; a box within one that scrolls is out of its reach. */
  const cut = ({ element, box }: Line): boolean => {
    let [across, down] = [true, true]
    for (const parent of parentsOf(element)) {
      const { overflowX, overflowY } = styleOf(parent)
      const outer = parent.getBoundingClientRect()
      if (outer.width <= 2 || outer.height <= 2) return false
      if (scrolls(overflowX)) across = false
      if (scrolls(overflowY)) down = false
      const beside = box.right <= outer.left + 1 || box.left >= outer.right - 1
      if (across && hides(overflowX) && !beside && (box.left < outer.left - 2 || box.right > outer.right + 2))
        return true
      if (down && hides(overflowY) && !beside && (box.top < outer.top - 2 || box.bottom > outer.bottom + 2)) return true
    }
    return false
  }

  /**
   * Whether a text is left out by design in words of the usual size: a name that ends in an ellipsis, or a tag in a second row where
   * one is shown.
   */
  const isShortened = ({ element, box }: Line): boolean =>
    parentsOf(element).some((parent) => {
      const { textOverflow, webkitLineClamp, overflowY } = styleOf(parent)
      const isBelow = hides(overflowY) && box.top >= parent.getBoundingClientRect().bottom - 1
      return isBelow || textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')
    })

  /** The part of a line that can be seen. */
  const seen = ({ element, box }: Line): DOMRect => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    for (const parent of parentsOf(element)) {
      const { overflowX, overflowY } = styleOf(parent)
      const outer = parent.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  /** An element above the rest of the screen is above its texts too. */
  const layerOf = (element: Element) =>
    parentsOf(element).find((parent) => ['fixed', 'sticky', 'absolute'].includes(styleOf(parent).position))

  const shown = nodes
    .map((line) => ({ ...line, box: seen(line), layer: layerOf(line.element) }))
    .filter(({ box }) => box.width > 2 && box.height > 2)
  const overlapping = shown.flatMap((one, index) =>
    shown.slice(index + 1).flatMap((other) => {
      if (one.layer !== other.layer || one.element === other.element) return []
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      return across > 2 && down > 2 ? [`overlap: ${one.words} | ${other.words}`] : []
    }),
  )
  const squeezed = texts.filter(broken).map((text) => `broken: ${text.textContent?.trim()}`)
  return [
    ...new Set([
      ...nodes.filter(cut).map((line) => `${isShortened(line) ? 'shortened' : 'cut'}: ${line.words}`),
      ...squeezed,
      ...overlapping,
    ]),
  ]
}

/** The texts of a screen that cannot be read in full or well: a box cuts or squeezes them, or another text overlaps them. */
export const textFaults = (screen: Locator): Promise<string[]> => screen.evaluate(find)
