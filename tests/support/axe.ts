import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

interface Node {
  html: string
  /** Texts that stand on the element. */
  texts: string[]
  name: string
}

interface Violation {
  id: string
  impact: string
  nodes: Node[]
}

type Axe = Record<'axe', { run: (root: Element, options: unknown) => Promise<{ violations: Violation[] }> }>

/** Runs in the page: what axe finds, with what each element says and is called. */
async function run(root: Element): Promise<Violation[]> {
  const { axe } = window as unknown as Axe
  const options = { resultTypes: ['violations'], elementRef: true }
  const { violations: found } = await axe.run(root, options)
  return found.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.map((node) => {
      const { element } = node as unknown as { element: HTMLElement }
      const texts = element.innerText.split('\n').map((text) => text.trim())
      return { html: node.html, texts, name: element.getAttribute('aria-label') ?? '' }
    }),
  }))
}

/**
 * A card is called by what sums it up, not by all that stands on it, as axe would have it. What somebody who speaks to
 * the device reads out, one of the texts, must be in the name all the same.
 */
const isCalledSomethingElse = ({ texts, name }: Node): boolean =>
  !texts.some((text) => text !== '' && name.toLowerCase().includes(text.toLowerCase()))

const breaking = ({ id, nodes }: Violation): Node[] =>
  id === 'label-content-name-mismatch' ? nodes.filter(isCalledSomethingElse) : nodes

/** What axe finds serious or critical on a screen, one line a rule with the elements that break it. */
export async function violations(screen: Locator): Promise<string[]> {
  await screen.page().evaluate(source)
  const found = await screen.evaluate(run)
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map((violation) => ({ id: violation.id, nodes: breaking(violation) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
