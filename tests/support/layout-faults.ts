import type { Locator } from 'playwright-core'

/** Runs in the page: how much wider it is than its window, and controls that no tap can reach, by their names. */
async function find(screen: Element): Promise<string[]> {
  // Controls under a sheet cannot be reached, and need not be.
  const root = [...screen.querySelectorAll('[aria-modal=true]')].at(-1) ?? screen
  const controls =
    'button, a[href], input, textarea, ' +
    ['button', 'link', 'tab', 'radio', 'checkbox', 'switch'].map((role) => `[role=${role}]`).join(', ')
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  /** A link in a text may be in two lines: its first one is tapped. */
  const boxOf = (control: Element): DOMRect => control.getClientRects()[0] ?? control.getBoundingClientRect()
  const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const

  /** Scrolls what a finger can scroll, from the inside to the outside, until the middle of the control is in its middle. */
  const bringToView = (control: Element): void => {
    for (let parent = control.parentElement; parent; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent)
      const [x, y] = middle(boxOf(control))
      const [middleX, middleY] = middle(parent.getBoundingClientRect())
      if (scrolls(overflowX)) parent.scrollLeft += x - middleX
      if (scrolls(overflowY)) parent.scrollTop += y - middleY
    }
  }

  const isShown = (control: Element): boolean => {
    const { width, height } = control.getBoundingClientRect()
    const { pointerEvents } = getComputedStyle(control)
    return (
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      width > 2 &&
      height > 2 &&
      pointerEvents !== 'none' &&
      !control.closest(
        '[inert], [aria-hidden=true], [aria-disabled=true], :disabled, taro-swiper-core, .leaflet-container',
      )
    )
  }

  const isHit = (control: Element): boolean => {
    bringToView(control)
    const hit = document.elementFromPoint(...middle(boxOf(control)))
    return !!hit && (control.contains(hit) || !!hit.closest('label')?.contains(control))
  }

  /** Rows of long lists are drawn when they are scrolled to, which takes two frames. */
  const isReached = async (control: Element): Promise<boolean> => {
    for (let frames = 0; frames < 3; frames += 1) {
      if (isHit(control)) return true
      await new Promise(requestAnimationFrame)
    }
    return !control.isConnected || isHit(control)
  }

  /** Whether a box that cannot be scrolled cuts a control at its side. */
  const isCut = (control: Element): boolean => {
    const { left, right } = boxOf(control)
    for (let parent = control.parentElement; parent; parent = parent.parentElement) {
      const { overflowX } = getComputedStyle(parent)
      const outer = parent.getBoundingClientRect()
      if (scrolls(overflowX) && parent.scrollWidth > parent.clientWidth) return false
      const isBeside = left >= outer.right || right <= outer.left
      if (overflowX !== 'visible' && !isBeside && (right > outer.right + 2 || left < outer.left - 2)) return true
    }
    return false
  }

  const nameOf = (control: Element): string =>
    control.getAttribute('aria-label') ?? (control.textContent.trim() || control.tagName.toLowerCase())

  const beyond = document.documentElement.scrollWidth - window.innerWidth
  const cut: Element[] = []
  const covered: Element[] = []
  for (const each of [...root.querySelectorAll(controls)].filter(isShown)) {
    if (isCut(each)) cut.push(each)
    if (!(await isReached(each))) covered.push(each)
  }
  const said = [...cut.map((each) => `beyond: ${nameOf(each)}`), ...covered.map((each) => `covered: ${nameOf(each)}`)]
  return [...(beyond > 0 ? [`wide: ${beyond} px`] : []), ...new Set(said)]
}

/** The faults of a layout in a narrow window: it scrolls sideways, a control is cut, or something lies over it. */
export const layoutFaults = (screen: Locator): Promise<string[]> => screen.evaluate(find)
