import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  impact: string
  nodes: { html: string }[]
}

type Axe = Record<'axe', { run: (root: Element, options: unknown) => Promise<{ violations: Violation[] }> }>

/** Runs in the page. */
async function run(root: Element): Promise<Violation[]> {
  const { axe } = window as unknown as Axe
  const { violations: found } = await axe.run(root, { resultTypes: ['violations'] })
  return found.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => ({ html })) }))
}

/** Serious and critical findings of axe on a screen, one line per rule with the violating elements. */
export async function violations(screen: Locator): Promise<string[]> {
  await screen.page().evaluate(source)
  const found = await screen.evaluate(run)
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
