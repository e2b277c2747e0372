import type { App } from '../app'
import { Autopilot } from './autopilot'
import { MallAutopilot } from './mall/autopilot'
import { CaseAutopilot } from './mall/case-autopilot'

/**
 * Plays everybody whom orders of takeaway and the mall wait for: merchants, riders, shops, and both sides of cases. The demo and
 * the fault run share it, so that an order of either comes to its end.
 */
export function playOrders({ context, services }: Pick<App, 'context' | 'services'>): void {
  new Autopilot(context, services).start()
  new MallAutopilot(context, services).start()
  new CaseAutopilot(context, services).start()
}
